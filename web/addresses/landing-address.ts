import type { StaffRole } from '@wondercast/core/people/account/permissions';

/** The dashboard section that each role sees first. */
const FIRST: Readonly<Record<StaffRole, string>> = {
  owner: 'bookings',
  desk: 'schedule',
  finance: 'bookings',
  catalogue: 'experiences',
  reader: 'bookings',
};

interface Landing {
  readonly role: string;
  readonly staffRole?: StaffRole | null;
}

/** Where somebody arrives after signing in without having come from a page of the shop: staff in the dashboard, everybody else at home. */
export const landingOf = ({ role, staffRole }: Landing): string =>
  role === 'admin' ? `/admin?tab=${FIRST[staffRole ?? 'owner']}` : '/';
