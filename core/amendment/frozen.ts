import type { Booking } from '../booking/booking.ts';
import type { FrozenAmendment, FrozenMove, FrozenOffer } from '../booking/frozen-change.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Customer } from '../customer.ts';
import { amend } from './amend.ts';
import type { Amendment, AmendmentTerms, OffersOfToday } from './amendment.ts';

type Frozen = Pick<FrozenAmendment | FrozenMove, 'by' | 'reason' | 'fee' | 'isDesk'>;

export const termsOf = ({ by, reason, fee, isDesk }: Frozen, actor: string): AmendmentTerms => ({
  by,
  actor,
  reason,
  fee,
  isDesk,
});

/** What figures are made of; when sessions may be booked does not matter to them. */
export const frozenOffers = (offers: ReadonlyMap<number, Offer>): readonly FrozenOffer[] =>
  [...offers.values()].map(({ experience, addOns, policy }) => ({ experience, addOns, policy }));

const offersOf = ({ offers }: Pick<FrozenAmendment, 'offers'>): OffersOfToday =>
  new Map(offers.map((offer) => [offer.experience.id, offer]));

/** An amendment that corrects the customer, too; null leaves them as they are. */
export const withCustomer = (amendment: Amendment, customer: Customer | null): Amendment =>
  customer ? { ...amendment, booking: { ...amendment.booking, customer } } : amendment;

/** The same amendment as when its figures were made, as long as the booking is the same. */
export const amendmentOf = (booking: Booking, frozen: FrozenAmendment, actor: string): Amendment => {
  const done = amend(booking, frozen.changes, offersOf(frozen), new Date(frozen.at), termsOf(frozen, actor));
  return withCustomer(done, frozen.customer);
};
