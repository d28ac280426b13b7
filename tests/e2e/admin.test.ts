import { describeAdminAccess } from './suite/admin-access.ts';
import { describeAdminAccessibility } from './suite/admin-accessibility.ts';
import { describeAdminPartners } from './suite/admin-partners.ts';

describeAdminAccess();
describeAdminAccessibility();
describeAdminPartners();
