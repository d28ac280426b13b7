import { describeCheckout } from './suite/checkout.ts';
import { describeConfirmation } from './suite/confirmation.ts';
import { describeDetail } from './suite/detail.ts';
import { describeDiscount } from './suite/discount.ts';
import { describeFewClicks } from './suite/few-clicks.ts';

describeDetail();
describeCheckout();
describeFewClicks();
describeDiscount();
describeConfirmation();
