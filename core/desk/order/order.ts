import type { Customer } from '../../bookings/booking/booking.ts';
import type { RequestedLine } from '../../buying/cart/requested-line.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';

/** What the cart panel's Checkout records: an intention without any commitment (decision 031). */
export interface Order {
  readonly id: number;
  readonly accountId: number | null;
  readonly items: readonly OrderItem[];
  /** The day of the first unit that has one. */
  readonly requestedDate: LocalDate | null;
  readonly total: MinorUnits;
  readonly status: string;
  readonly paymentStatus: string;
  readonly deliveryStatus: string;
  readonly customer: Partial<Omit<Customer, 'purchaseOrder' | 'specialRequests'>>;
  readonly createdAt: Date;
}

/** A line at present prices; zero and a problem when it is not for sale. */
export interface OrderItem {
  readonly experienceId: number;
  readonly title: string | null;
  readonly selectedTier: RequestedLine['selectedTier'];
  readonly quantity: number;
  readonly tierPrice: MinorUnits;
  readonly addOns: readonly { readonly id: number; readonly name: string; readonly price: MinorUnits }[];
  readonly addOnsTotal: MinorUnits;
  readonly lineTotal: MinorUnits;
  readonly problem: string | null;
}

export type NewOrder = Omit<Order, 'id' | 'status' | 'paymentStatus' | 'deliveryStatus'>;

/** Specification §3. */
export const ORDER_DEFAULTS = {
  status: 'pending',
  paymentStatus: 'pending',
  deliveryStatus: 'pending',
} as const;

/** How long orders of guests are kept, in milliseconds: they commit to nothing (decision 031), and are of no use after a month. */
export const GUEST_ORDER_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
