import { describeCardCheckout } from './suite/card-checkout.ts';
import { describeReturning } from './suite/card-return.ts';
import { describePayPage } from './suite/pay-page.ts';
import { describeRefund } from './suite/refund.ts';
import { describeStripeTest } from './suite/stripe-test.ts';

describeCardCheckout();
describeReturning();
describePayPage();
describeRefund();
describeStripeTest();
