import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';
import { describeAdminMoney } from './suite/admin-money.ts';
import { describeFewClicksOfTheDesk } from './suite/few-clicks-desk.ts';

describeAdminBookings();
describeAdminMoney();
describeAdminOverview();
describeFewClicksOfTheDesk();
