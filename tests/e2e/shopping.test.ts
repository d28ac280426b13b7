import { describeAccount } from './suite/account.ts';
import { describeAddToCart } from './suite/add-to-cart.ts';
import { describeBookNow } from './suite/book-now.ts';
import { describeCartPanel } from './suite/cart-panel.ts';
import { describeCheckout } from './suite/checkout.ts';
import { describeConfirmation } from './suite/confirmation.ts';
import { describeDetail } from './suite/detail.ts';
import { describeDiscount } from './suite/discount.ts';
import { describePlacing } from './suite/placing.ts';

describeBookNow();
describeDetail();
describeAddToCart();
describeCartPanel();
describeCheckout();
describeDiscount();
describePlacing();
describeConfirmation();
describeAccount();
