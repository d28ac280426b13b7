import { describeStripe } from './suite/stripe.ts';

describeStripe();
