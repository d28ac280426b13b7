import { describeAdminExperiences } from './suite/admin-experiences.ts';
import { describeAdminLists } from './suite/admin-lists.ts';

describeAdminExperiences();
describeAdminLists();
