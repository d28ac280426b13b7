import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import type { CheckoutRequest } from '../../api/payment/payment-intent.ts';
import { changeCart, currentCart } from '../../cart/cart-store.ts';
import { ofShop } from '../../cart/of-shop.ts';

/** Storage key of the payment in progress. Local storage, because a bank may return in another tab. */
const STORAGE_KEY = 'checkout-paying';

interface Mark {
  readonly paymentIntentId: string;
  /** In the form in which the cart is stored. */
  readonly cart: string;
  readonly customer: Customer;
}

/** Stored before a payment is confirmed, in case a bank replaces the page (decision 026). */
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

/** Removes the mark when nothing is being paid any more. */
export const forgetPaying = (): void => {
  try {
    localStorage.removeItem(ofShop(STORAGE_KEY));
  } catch {
    // Nothing was stored.
  }
};

/** Empties the cart after a payment, unless the visitor has filled another one since. */
export const emptyPaidCart = (paymentIntentId: string): void => {
  const mark = payingMark(paymentIntentId);
  if (!mark) return;
  if (writeStoredCart(currentCart()) === mark.cart) changeCart(() => []);
  forgetPaying();
};

/** Restores the cart of a failed payment. Returns its customer. */
export const restoreCart = (paymentIntentId: string): Customer | null => {
  const mark = payingMark(paymentIntentId);
  if (mark && currentCart().length === 0) changeCart(() => readStoredCart(mark.cart));
  forgetPaying();
  return mark?.customer ?? null;
};
