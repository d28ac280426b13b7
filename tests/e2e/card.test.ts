import { describeCardCheckout } from './suite/card-checkout.ts';
import { describeReturning } from './suite/card-return.ts';
import { describePayPage } from './suite/pay-page.ts';
import { describeRefund } from './suite/refund.ts';

describeCardCheckout();
describeReturning();
describePayPage();
describeRefund();
