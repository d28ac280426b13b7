import { describeAdminAccess } from './suite/admin-access.ts';
import { describeAdminAccessibility } from './suite/admin-accessibility.ts';
import { describeAdminBookings, describeAdminOverview } from './suite/admin-bookings.ts';
import { describeAdminExperiences } from './suite/admin-experiences.ts';
import { describeAdminLists } from './suite/admin-lists.ts';
import { describeAdminPartners } from './suite/admin-partners.ts';

describeAdminAccess();
describeAdminExperiences();
describeAdminBookings();
describeAdminLists();
describeAdminPartners();
describeAdminOverview();
describeAdminAccessibility();
