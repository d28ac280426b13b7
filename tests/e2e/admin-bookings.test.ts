import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';

describeAdminBookings();
describeAdminOverview();
