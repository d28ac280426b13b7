import { describeAdminAccess } from './suite/admin-access.ts';
import { describeAdminExperiences } from './suite/admin-experiences.ts';
import { describeAdminMoney } from './suite/admin-money.ts';

describeAdminAccess();
describeAdminExperiences();
describeAdminMoney();
