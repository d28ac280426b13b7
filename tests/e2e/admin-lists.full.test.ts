import { describeAdminLists } from './suite/admin-lists.ts';
import { describeAdminPartners } from './suite/admin-partners.ts';

describeAdminLists();
describeAdminPartners();
