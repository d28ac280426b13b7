import { type Judged, mayDo, type Permission } from './account/permissions.ts';

/** The permission that a role needs to see audit entries about a kind of record, and the names of such records, in the order of filters. */
const NEEDED = {
  experience: 'catalogue:read',
  catalogue: 'catalogue:read',
  category: 'catalogue:read',
  categories: 'catalogue:read',
  'add-on': 'catalogue:read',
  'discount-code': 'discounts:read',
  'logo-carousel': 'catalogue:read',
  booking: 'bookings:read',
  customer: 'customers:read',
  session: 'sessions:read',
  review: 'reviews:read',
  image: 'catalogue:read',
  account: 'staff:read',
  payment: 'payments:read',
  partner: 'partners:read',
  key: 'partners:read',
  webhook: 'partners:read',
  invitation: 'staff:read',
  staff: 'staff:read',
  'booking-rules': 'settings:read',
  settings: 'settings:read',
  host: 'hosts:read',
  policy: 'settings:read',
  tax: 'tax:read',
  demo: 'settings:read',
} as const satisfies Readonly<Record<string, Permission>>;

/** The kinds of records that the audit log has entries about. */
export type AuditSubject = keyof typeof NEEDED;

export const AUDIT_SUBJECTS = Object.keys(NEEDED) as readonly AuditSubject[];

const isKnown = (subject: string): subject is AuditSubject => Object.hasOwn(NEEDED, subject);

/** Whether this person may see entries about such records. Only owners see kinds that are not listed. */
export const maySeeSubject = (caller: Judged, subject: string): boolean =>
  mayDo(caller, isKnown(subject) ? NEEDED[subject] : 'staff:read');

/** The kinds of records whose entries this person may see; null for all of them. */
export const subjectsFor = (caller: Judged): readonly string[] | null =>
  mayDo(caller, 'staff:read') ? null : AUDIT_SUBJECTS.filter((subject) => maySeeSubject(caller, subject));
