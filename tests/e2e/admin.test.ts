import { describeAdminAccess } from './suite/admin-access.ts';
import { describeAdminAccessibility } from './suite/admin-accessibility.ts';
import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';
import { describeAdminExperiences } from './suite/admin-experiences.ts';
import { describeAdminLists } from './suite/admin-lists.ts';

describeAdminAccess();
describeAdminExperiences();
describeAdminBookings();
describeAdminLists();
describeAdminOverview();
describeAdminAccessibility();
