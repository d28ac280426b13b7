import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Tier } from '../../shop/pricing/tiers.ts';

/** A line that the shop is asked to price. Prices from the client are compared, never trusted (decision 018). */
export interface RequestedLine {
  readonly experienceId: number;
  readonly selectedTier: Tier;
  readonly quantity: number;
  readonly addOnIds: readonly number[];
  readonly claimedTierPrice: MinorUnits | null;
  readonly claimedAddOnsTotal: MinorUnits | null;
  /** Expected people, compared with the tier's seat cap; null where nobody has said (decision 040). */
  readonly headcount: number | null;
  /** At most one per unit. */
  readonly slots: readonly Slot[];
  /** The preferred times of each unit, beginning with its slot; where it is absent, the slot is the only one. */
  readonly preferences?: readonly (readonly Slot[])[];
  /** The free time that was chosen for each unit, null for those without; absent where no unit has one. */
  readonly chosen?: readonly (ZonedTime | null)[];
  /** The language in which its sessions are led, BCP 47; absent where any will do. */
  readonly language?: string;
}
