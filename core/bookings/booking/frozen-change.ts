import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Customer } from '../../people/customer.ts';
import type { OfferedAddOn, OfferedExperience } from '../../shop/catalogue/offer.ts';
import type { Policy } from '../../shop/policy/policy.ts';
import type { LineTax } from '../../shop/tax/line-tax.ts';
import type { LineChange } from './line-change.ts';

/** An offer of the catalogue, with its prices, when the figures were computed. */
export interface FrozenOffer {
  readonly experience: OfferedExperience;
  readonly addOns: readonly OfferedAddOn[];
  readonly policy: Policy;
  /** The tax of an added unit, and of add-ons that have another rate; absent where the booking has no tax. */
  readonly tax?: {
    readonly unit: LineTax;
    readonly addOns: readonly (readonly [id: number, tax: LineTax])[];
  };
}

interface Frozen {
  readonly by: CancelledBy;
  readonly reason: string | null;
  /** The fee that the desk chose; null for the policy's fee. */
  readonly fee: MinorUnits | null;
  readonly isDesk: boolean;
  /** When the figures were computed, as an ISO instant; the fee is the policy's at that instant. */
  readonly at: string;
  /** How much more is owed; negative when less is owed. */
  readonly difference: MinorUnits;
  /** How much of the received money is refunded. */
  readonly refund: MinorUnits;
}

/** A change of what is booked, with everything that its figures were computed from. */
export interface FrozenAmendment extends Frozen {
  readonly kind: 'amendment';
  readonly changes: readonly LineChange[];
  readonly offers: readonly FrozenOffer[];
  /** null where the customer stays the same. */
  readonly customer: Customer | null;
}

/** A session that moves to other times: preferred times, or an agreed instant. */
export interface FrozenMove extends Frozen {
  readonly kind: 'move';
  readonly session: { readonly line: number; readonly unit: number };
  /** null where the new time is agreed at once. */
  readonly preferences: readonly Slot[] | null;
  /** `startsAt` is an ISO instant. */
  readonly agreed: { readonly startsAt: string; readonly zone: Zone; readonly minutes: number } | null;
  /** Whether the customer takes a free time: then any free host will do. Missing in changes that an earlier release stored. */
  readonly isFreeTime?: boolean;
}
