/** What staff may be, from the widest to the narrowest. The specified administrator is an owner. */
export const STAFF_ROLES = ['owner', 'desk', 'finance', 'catalogue', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What an operation may ask of staff, by the document's `x-permission`. */
export const PERMISSIONS = [
  'overview:read',
  'audit:read',
  'bookings:read',
  'bookings:write',
  'sessions:read',
  'sessions:write',
  'hosts:read',
  'hosts:write',
  'customers:read',
  'customers:write',
  'customers:merge',
  'invoices:read',
  'invoices:send',
  'payments:read',
  'payments:write',
  'catalogue:read',
  'catalogue:write',
  'images:write',
  'reviews:read',
  'reviews:write',
  'discounts:read',
  'discounts:write',
  'partners:read',
  'partners:write',
  'settings:read',
  'settings:write',
  'tax:read',
  'tax:write',
  'staff:read',
  'staff:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who is on the staff, and what each may do, is the owners' business alone. */
const OF_OWNERS: readonly Permission[] = ['staff:read', 'staff:write'];

/** What each role may do; nothing else decides it. */
export const PERMISSIONS_OF: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  desk: [
    'overview:read',
    'audit:read',
    'bookings:read',
    'bookings:write',
    'sessions:read',
    'sessions:write',
    'hosts:read',
    'hosts:write',
    'customers:read',
    'customers:write',
    'customers:merge',
    'invoices:read',
    'invoices:send',
    'payments:read',
    'catalogue:read',
    'images:write',
    'reviews:read',
    'reviews:write',
    'discounts:read',
    'settings:read',
  ],
  finance: [
    'overview:read',
    'audit:read',
    'bookings:read',
    'sessions:read',
    'customers:read',
    'customers:write',
    'invoices:read',
    'invoices:send',
    'payments:read',
    'payments:write',
    'partners:read',
    'tax:read',
    'tax:write',
  ],
  catalogue: [
    'audit:read',
    'catalogue:read',
    'catalogue:write',
    'images:write',
    'reviews:read',
    'reviews:write',
    'discounts:read',
    'discounts:write',
  ],
  reader: PERMISSIONS.filter((each) => each.endsWith(':read') && !OF_OWNERS.includes(each)),
};

/** One who belongs to the staff or does not. */
export interface Judged {
  readonly role: 'user' | 'admin';
  /** Of the staff; absent in rows of releases that had one kind of administrator. */
  readonly staffRole?: StaffRole | null | undefined;
}

/** The role among the staff; null for everybody else. An administrator of an older release is an owner. */
export const staffRoleOf = ({ role, staffRole }: Judged): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'owner') : null;

/** True when this person's role allows it. */
export const mayDo = (judged: Judged, permission: Permission): boolean => {
  const role = staffRoleOf(judged);
  return role !== null && PERMISSIONS_OF[role].includes(permission);
};
