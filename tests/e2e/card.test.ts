import { describeCardCheckout } from './suite/card-checkout.ts';
import { describeReturning } from './suite/card-return.ts';
import { describePayPage } from './suite/pay-page.ts';

describeCardCheckout();
describeReturning();
describePayPage();
