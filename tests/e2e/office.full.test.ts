import { describeOffice } from './suite/office.ts';
import { describeRoles } from './suite/roles.ts';

describeRoles();
// Last: it takes the samples away.
describeOffice();
