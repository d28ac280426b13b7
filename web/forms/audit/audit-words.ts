import { REFERENCES } from '@wondercast/core/people/audit/references';
import type { AuditEntryWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';

/** Kinds of records that entries are about, as people call them. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  experience: 'Experience',
  catalogue: 'Catalogue file',
  category: 'Category',
  categories: 'Category order',
  'add-on': 'Add-on',
  'discount-code': 'Discount code',
  'logo-carousel': 'Logo carousel',
  booking: 'Booking',
  customer: 'Customer',
  session: 'Session',
  review: 'Review',
  image: 'Image',
  account: 'Account',
  payment: 'Payment',
  partner: 'Partner',
  key: 'Partner key',
  webhook: 'Webhook',
  invitation: 'Invitation',
  staff: 'Staff',
  'booking-rules': 'Rules of booking',
  settings: 'Settings',
  host: 'Host',
  policy: 'Policy',
  tax: 'Tax',
  demo: 'Demo',
};

export const subjectWords = (subject: string): string =>
  SUBJECTS[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;

/** Actions whose names say too little. */
const ACTIONS: Readonly<Record<string, string>> = {
  'booking.change-waits': 'change begun, waits for its payment',
  'booking.move-charged': 'charged for moving a session',
};

/** `experience.updated` is about an experience and says updated. */
export const actionWords = (action: string): string =>
  ACTIONS[action] ?? action.slice(action.indexOf('.') + 1).replaceAll(/[-.]/g, ' ');

/** `starterPrice` is Starter price. */
export const fieldWords = (name: string): string => {
  if (name === 'ids') return 'Order';
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(/ys$/, 'ies')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Fields that hold dollars. */
const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'elevatedPrice',
  'fee',
  'minOrderAmount',
  'premiumPrice',
  'price',
  'refund',
  'refunded',
  'starterPrice',
  'subtotal',
  'total',
  'ultimatePrice',
  'waived',
]);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Said = Readonly<Record<string, unknown>>;

/** `said` is what stands beside the field: the value of a code is dollars or percent as its type says. */
const isMoney = (field: string, { discountType }: Said): boolean =>
  MONEY.has(field) || (field === 'discountValue' && discountType === 'fixed');

const valueWords = (field: string, value: unknown, said: Said, names: AuditEntryWire['names']): string => {
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each !== 'object' || each === null)
  )
    return value.map((each) => valueWords(field, each, said, names)).join(', ');
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && isMoney(field, said)) return shownAmount(value);
  if (field === 'discountValue' && said.discountType === 'percentage') return `${value}%`;
  if (typeof value === 'string' && INSTANT.test(value)) return formatMoment(value);
  const kind = REFERENCES[field];
  if (kind) return names[kind]?.[String(value)] ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What the record of an entry is called; records that there is but one of have no name. */
export const nameOf = ({ subject, subjectId, names }: AuditEntryWire): string =>
  names[subject]?.[subjectId] ?? (subjectId === 'all' ? '' : subjectId);

export interface Changed {
  readonly name: string;
  /** Null where there was nothing before, or nothing was said of it. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What an entry says was changed, field by field; of others what they note. */
export const changesOf = ({ details, names: known }: AuditEntryWire): readonly Changed[] => {
  // The reference names the entry.
  const { before, after, reference: _, ...notes } = details;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.map((name) => ({
    name: fieldWords(name),
    before: before ? valueWords(name, before[name], { ...notes, ...before }, known) : null,
    after: after ? valueWords(name, after[name], { ...notes, ...after }, known) : null,
  }));
  const noted = Object.entries(notes).map(([name, value]) => ({
    name: fieldWords(name),
    before: null,
    after: valueWords(name, value, notes, known),
  }));
  return [...changed, ...noted];
};
