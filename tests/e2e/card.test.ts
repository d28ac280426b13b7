import { describeCardCheckout } from './suite/card-checkout.ts';
import { describePayPage } from './suite/pay-page.ts';

describeCardCheckout();
describePayPage();
