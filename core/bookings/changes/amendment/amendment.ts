import type { Session } from '../../../calendar/scheduling/session.ts';
import type { MinorUnits } from '../../../kernel/money.ts';
import type { Tier } from '../../../shop/pricing/tiers.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenOffer } from '../../booking/frozen-change.ts';
import type { LineChange } from '../../booking/line-change.ts';
import type { SessionName } from '../../booking/place.ts';
import type { Sums } from '../../booking/worth.ts';

/** Experiences as they are offered today, by id. */
export type OffersOfToday = ReadonlyMap<number, FrozenOffer>;

/** How one unit is sold, as shown to people. */
export interface UnitSaid {
  readonly tier: Tier;
  /** The price of tier and add-ons, before any discount. */
  readonly price: MinorUnits;
  readonly headcount: number | null;
}

/** What happens to one unit. */
export interface AmendedUnit {
  /** null for a unit that is added. */
  readonly session: SessionName | null;
  readonly title: string;
  /** null for a unit that is added. */
  readonly before: UnitSaid | null;
  /** null for a unit that is taken out. */
  readonly after: UnitSaid | null;
  readonly words: string;
}

/** A booking after a change of what is booked, and what the change costs. */
export interface Amendment {
  readonly booking: Booking;
  /** Sessions that are changed or new. */
  readonly changed: readonly Session[];
  /** Names of the sessions that are taken out. */
  readonly cancelled: readonly SessionName[];
  readonly units: readonly AmendedUnit[];
  readonly sums: Sums;
  /** What this change adds to the fees. */
  readonly fee: MinorUnits;
  /** What is owed afterwards minus what was owed before; negative when it becomes less. */
  readonly difference: MinorUnits;
  /** What the reader is told beforehand, such as that a discount code is lost. */
  readonly notes: readonly string[];
}

export type { LineChange };
