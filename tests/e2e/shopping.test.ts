import { describeAccount } from './suite/account.ts';
import { describeFreeTimes } from './suite/free-times.ts';
import { describePlacing } from './suite/placing.ts';

describePlacing();
describeFreeTimes();
describeAccount();
