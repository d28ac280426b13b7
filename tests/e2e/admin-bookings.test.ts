import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';
import { describeAdminMoney } from './suite/admin-money.ts';

describeAdminBookings();
describeAdminMoney();
describeAdminOverview();
