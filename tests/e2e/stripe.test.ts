import { describePaidChange } from './suite/paid-change.ts';
import { describeStripe } from './suite/stripe.ts';

describeStripe();
describePaidChange();
