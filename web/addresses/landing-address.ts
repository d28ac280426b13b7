import type { StaffRole } from '@wondercast/core/people/account/permissions';

/** The section of the dashboard in which each role begins its day. */
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

/** Where somebody who has signed in begins, unless they came from a page of the shop: the staff at their work, everybody else at home. */
export const landingOf = ({ role, staffRole }: Landing): string =>
  role === 'admin' ? `/admin?tab=${FIRST[staffRole ?? 'owner']}` : '/';
