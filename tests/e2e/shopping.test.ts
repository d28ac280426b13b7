import { describeAccount } from './suite/account.ts';
import { describeCheckout } from './suite/checkout.ts';
import { describeConfirmation } from './suite/confirmation.ts';
import { describeDetail } from './suite/detail.ts';
import { describeDiscount } from './suite/discount.ts';
import { describePlacing } from './suite/placing.ts';

describeDetail();
describeCheckout();
describeDiscount();
describePlacing();
describeConfirmation();
describeAccount();
