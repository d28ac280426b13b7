import { describeAdminAccessibility } from './suite/admin-accessibility.ts';
import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';
import { describeFewClicksOfTheDesk } from './suite/few-clicks-desk.ts';

describeAdminBookings();
describeAdminOverview();
describeFewClicksOfTheDesk();
describeAdminAccessibility();
