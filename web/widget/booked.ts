import type { Cart } from '@wondercast/core/buying/cart/cart';

/** A booking as its customer sees it. */
export interface Booked {
  readonly bookingReference: string;
  /** Where it can be paid by card; null when not requested or nothing is open. */
  readonly payUrl: string | null;
  readonly email: string;
  readonly cart: Cart;
  /** In dollars. */
  readonly total: number;
}
