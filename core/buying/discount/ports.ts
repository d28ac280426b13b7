import type { Clock } from '../../kernel/clock.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Records } from '../../kernel/records/ports.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Buyer, DiscountCode, Hold } from './discount.ts';
import type { DISCOUNT_CODE } from './discount-code-record.ts';

/** Uses of discount codes. Codes are given in normalized form. */
export interface CodeUses {
  byCode(code: string): Promise<DiscountCode | null>;
  /**
   * Counts one use for a booking, atomically, if the code may still be used at `subtotal` and `now`; false when it may not. Uses that
   * others have reserved are not available; the holder's own reservation becomes the use. A code that each customer may use once is not
   * redeemed for a second booking of the same account or e-mail address (decision 206). The row stays locked until the unit of work ends,
   * so call this last.
   */
  redeem(
    code: string,
    bookingId: number,
    subtotal: MinorUnits,
    now: Date,
    holder?: string | null,
  ): Promise<boolean>;
  /**
   * Counts one use for a booking that is already paid: the code may have ended or changed since its quote was frozen. Returns `gone` when
   * the code no longer exists, and nothing is counted; `used-up` also where the customer has used it before.
   */
  redeemPaid(
    code: string,
    bookingId: number,
    now: Date,
    holder: string | null,
  ): Promise<'counted' | 'used-up' | 'gone'>;
  /**
   * Reserves one use until an instant, atomically; a second hold of a holder replaces the first. `not-needed` for codes without a limit.
   * `too-many` when the source has reserved `MOST_HOLDS_OF_SOURCE` uses already, for other holders.
   */
  hold(code: string, hold: Hold, now: Date): Promise<'held' | 'used-up' | 'too-many' | 'not-needed'>;
  /** Whether a booking of this account or address has used the code; addresses are compared without case. */
  usedBy(code: string, buyer: Buyer): Promise<boolean>;
  /** How many uses holders other than `holder` have reserved. */
  held(code: string, now: Date, holder: string | null): Promise<number>;
  /** Releases the reservation of this intent. */
  release(intentId: string): Promise<void>;
  /** Gives back the use of a deleted booking. Does nothing when the booking has none. */
  giveBack(bookingId: number): Promise<void>;
}

/** Every discount code. */
export interface DiscountCodes extends Records<typeof DISCOUNT_CODE, DiscountCode>, CodeUses {}

/** What discount codes read and write in the store. */
export interface DiscountStore extends AdminStore {
  readonly discountCodes: DiscountCodes;
}

/** What discount codes need from outside the core. */
export interface DiscountPorts extends Stored<DiscountStore>, Clock {}
