import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Customer } from '../../people/customer.ts';
import type { OfferedAddOn, OfferedExperience } from '../../shop/catalogue/offer.ts';
import type { Policy } from '../../shop/policy/policy.ts';
import type { LineTax } from '../../shop/tax/line-tax.ts';
import type { LineChange } from './line-change.ts';

/** What was sold at which price when the figures were made. */
export interface FrozenOffer {
  readonly experience: OfferedExperience;
  readonly addOns: readonly OfferedAddOn[];
  readonly policy: Policy;
  /** What a unit that is added is taxed at, and add-ons that have another rate; absent where the booking has no tax. */
  readonly tax?: {
    readonly unit: LineTax;
    readonly addOns: readonly (readonly [id: number, tax: LineTax])[];
  };
}

interface Frozen {
  readonly by: CancelledBy;
  readonly reason: string | null;
  /** The desk's own; null is the policy's. */
  readonly fee: MinorUnits | null;
  readonly isDesk: boolean;
  /** When the figures were made, as an ISO instant: the policy is that of then. */
  readonly at: string;
  /** What is owed more, or less below zero. */
  readonly difference: MinorUnits;
  /** What goes back of the money that was received. */
  readonly refund: MinorUnits;
}

/** A change of what is booked, with everything that its figures were made of. */
export interface FrozenAmendment extends Frozen {
  readonly kind: 'amendment';
  readonly changes: readonly LineChange[];
  readonly offers: readonly FrozenOffer[];
  /** null where it stays the same. */
  readonly customer: Customer | null;
}

/** A session at other times: wishes, or an instant. */
export interface FrozenMove extends Frozen {
  readonly kind: 'move';
  readonly session: { readonly line: number; readonly unit: number };
  /** null where it is agreed at once. */
  readonly preferences: readonly Slot[] | null;
  /** `startsAt` is an ISO instant. */
  readonly agreed: { readonly startsAt: string; readonly zone: Zone; readonly minutes: number } | null;
  /** Whether its customer takes a free time: then any host who is free will do. Missing in changes of an earlier release. */
  readonly isFreeTime?: boolean;
}
