import { describeReturning } from './suite/card-return.ts';
import { describePaidChange } from './suite/paid-change.ts';
import { describeRefund } from './suite/refund.ts';
import { describeStripeTest } from './suite/stripe-test.ts';

describeReturning();
describeRefund();
describeStripeTest();
describePaidChange();
