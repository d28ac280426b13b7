import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import type { CheckoutRequest } from '../../api/payment/payment-intent.ts';
import { changeCart, currentCart } from '../../cart/cart-store.ts';
import { ofShop } from '../../cart/of-shop.ts';

/** The browser's key for what is being paid right now. A bank may lead back in another tab. */
const STORAGE_KEY = 'checkout-paying';

interface Mark {
  readonly paymentIntentId: string;
  /** As the cart is stored. */
  readonly cart: string;
  readonly customer: Customer;
}

/** Set before a payment is confirmed, for the case that a bank takes the page away (decision 026). */
export const markPaying = (paymentIntentId: string, { cart, customer }: CheckoutRequest): void => {
  try {
    const mark: Mark = { paymentIntentId, cart: writeStoredCart(cart), customer };
    localStorage.setItem(ofShop(STORAGE_KEY), JSON.stringify(mark));
  } catch {
    // Without storage a redirect still ends in the booking; only the cart is not emptied.
  }
};

export const payingMark = (paymentIntentId: string): Mark | null => {
  try {
    const mark = JSON.parse(localStorage.getItem(ofShop(STORAGE_KEY)) ?? 'null') as Mark | null;
    return mark?.paymentIntentId === paymentIntentId ? mark : null;
  } catch {
    return null;
  }
};

/** Nothing is being paid any more: the mark is removed. */
export const forgetPaying = (): void => {
  try {
    localStorage.removeItem(ofShop(STORAGE_KEY));
  } catch {
    // Nothing was kept.
  }
};

/** What was paid leaves the cart, unless the visitor has filled another one since. */
export const emptyPaidCart = (paymentIntentId: string): void => {
  const mark = payingMark(paymentIntentId);
  if (!mark) return;
  if (writeStoredCart(currentCart()) === mark.cart) changeCart(() => []);
  forgetPaying();
};

/** What could not be paid is in the cart again. */
export const restoreCart = (paymentIntentId: string): Customer | null => {
  const mark = payingMark(paymentIntentId);
  if (mark && currentCart().length === 0) changeCart(() => readStoredCart(mark.cart));
  forgetPaying();
  return mark?.customer ?? null;
};
