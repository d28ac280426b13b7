import { describeCardCheckout } from './suite/card-checkout.ts';
import { describeReturning } from './suite/card-return.ts';

describeCardCheckout();
describeReturning();
