import type { Clock } from '../../kernel/clock.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Records } from '../../kernel/records/ports.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Buyer, DiscountCode, Hold } from './discount.ts';
import type { DISCOUNT_CODE } from './discount-code-record.ts';

/** Uses of discount codes. Codes are given normalized. */
export interface CodeUses {
  byCode(code: string): Promise<DiscountCode | null>;
  /**
   * Counts one use for a booking, in one step, if the code still may be used at `subtotal` and `now`; false when it may not.
   * What others have reserved is not free; the holder's own reservation becomes the use. A code that counts once a customer is not
   * redeemed for a second booking of the same account or e-mail address (decision 206). The row stays locked until the unit of
   * work ends, so this comes last.
   */
  redeem(
    code: string,
    bookingId: number,
    subtotal: MinorUnits,
    now: Date,
    holder?: string | null,
  ): Promise<boolean>;
  /**
   * Counts one use for a booking that is already paid: the code may have ended or changed since its quote was frozen.
   * `gone` when there is no such code any more, and nothing to count; `used-up` also where the customer has used it before.
   */
  redeemPaid(
    code: string,
    bookingId: number,
    now: Date,
    holder: string | null,
  ): Promise<'counted' | 'used-up' | 'gone'>;
  /**
   * Reserves one use until an instant, in one step; a second hold of a holder replaces the first. Codes without limit need
   * none. `too-many` when the source has reserved `MOST_HOLDS_OF_SOURCE` for others already.
   */
  hold(code: string, hold: Hold, now: Date): Promise<'held' | 'used-up' | 'too-many' | 'not-needed'>;
  /** Whether a booking of this account or address has used it; addresses are compared without case. */
  usedBy(code: string, buyer: Buyer): Promise<boolean>;
  /** Uses that others than `holder` have reserved. */
  held(code: string, now: Date, holder: string | null): Promise<number>;
  /** Releases what this intent has reserved. */
  release(intentId: string): Promise<void>;
  /** Gives back the use of a deleted booking. No effect when it has none. */
  giveBack(bookingId: number): Promise<void>;
}

/** Every discount code. */
export interface DiscountCodes extends Records<typeof DISCOUNT_CODE, DiscountCode>, CodeUses {}

/** Discount codes, and what their edits leave behind. */
export interface DiscountStore extends AdminStore {
  readonly discountCodes: DiscountCodes;
}

/** What discount codes need of the world. */
export interface DiscountPorts extends Stored<DiscountStore>, Clock {}
