/** The roles of staff, from the widest to the narrowest. The specification's administrator is an owner. */
export const STAFF_ROLES = ['owner', 'desk', 'finance', 'catalogue', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The permissions that an operation may require of staff, by `x-permission` in the API document. */
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

/** Only owners see who is on the staff, and what each may do. */
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

/** Somebody whose permissions are checked, on the staff or not. */
export interface Judged {
  readonly role: 'user' | 'admin';
  /** The staff role; absent in rows of releases that had a single kind of administrator. */
  readonly staffRole?: StaffRole | null | undefined;
}

/** The staff role; null for everybody else. An administrator of an older release is an owner. */
export const staffRoleOf = ({ role, staffRole }: Judged): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'owner') : null;

/** Whether this person's role allows it. */
export const mayDo = (judged: Judged, permission: Permission): boolean => {
  const role = staffRoleOf(judged);
  return role !== null && PERMISSIONS_OF[role].includes(permission);
};
