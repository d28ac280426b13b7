import { describeAccount } from './suite/account.ts';
import { describeCheckout } from './suite/checkout.ts';
import { describeConfirmation } from './suite/confirmation.ts';
import { describeDetail } from './suite/detail.ts';
import { describeDiscount } from './suite/discount.ts';
import { describeFewClicks } from './suite/few-clicks.ts';
import { describeFreeTimes } from './suite/free-times.ts';
import { describePlacing } from './suite/placing.ts';

describeDetail();
describeCheckout();
describeFewClicks();
describeDiscount();
describePlacing();
describeFreeTimes();
describeConfirmation();
describeAccount();
