import { type Taxing, taxOfUnit } from '../../../buying/quote/quote-tax.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { dayIn } from '../../../calendar/staffing/wall-clock.ts';
import { type MinorUnits, minorUnits, minus } from '../../../kernel/money.ts';
import type { Customer } from '../../../people/customer.ts';
import type { Offer } from '../../../shop/catalogue/offer.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment, FrozenMove, FrozenOffer } from '../../booking/frozen-change.ts';
import { isAmong } from '../../booking/place.ts';
import type { Terms } from '../terms.ts';
import { amend } from './amend.ts';
import type { Amendment, OffersOfToday } from './amendment.ts';

type Frozen = Pick<FrozenAmendment | FrozenMove, 'by' | 'reason' | 'fee' | 'isDesk'>;

const termsOf = ({ by, reason, fee, isDesk }: Frozen, actor: string): Terms => ({
  by,
  actor,
  reason,
  fee,
  isDesk,
});

/** The offers that figures are computed from, without the rules of booking, which do not affect them. */
export const frozenOffers = (
  offers: ReadonlyMap<number, Offer>,
  taxing: Taxing | null,
): readonly FrozenOffer[] =>
  [...offers.values()].map((offer) => {
    const { experience, addOns, policy } = offer;
    if (!taxing) return { experience, addOns, policy };
    const tax = taxOfUnit(taxing, offer, addOns, dayIn(taxing.at.getTime(), taxing.zone));
    return { experience, addOns, policy, tax: { unit: tax.unit, addOns: [...tax.addOns] } };
  });

export const offersOf = ({ offers }: Pick<FrozenAmendment, 'offers'>): OffersOfToday =>
  new Map(offers.map((offer) => [offer.experience.id, offer]));

/** An amendment that also corrects the customer; null leaves the customer as it is. */
export const withCustomer = (amendment: Amendment, customer: Customer | null): Amendment =>
  customer ? { ...amendment, booking: { ...amendment.booking, customer } } : amendment;

/**
 * Sets what is really refunded for sessions that are taken out: where less money was received than the policies would refund, the last
 * sessions get less.
 */
const withRefund = (amendment: Amendment, refund: MinorUnits): Amendment => {
  const isOut = isAmong(amendment.cancelled);
  let left = refund;
  const said = new Map<Session, Session>();
  for (const session of amendment.changed) {
    const { cancellation } = session;
    if (cancellation === null || !isOut(session)) continue;
    const back = minorUnits(Math.min(left, cancellation.refund));
    left = minus(left, back);
    said.set(session, { ...session, cancellation: { ...cancellation, refund: back } });
  }
  const now = (session: Session): Session => said.get(session) ?? session;
  const lines = amendment.booking.lines.map((line) => ({ ...line, sessions: line.sessions.map(now) }));
  return { ...amendment, booking: { ...amendment.booking, lines }, changed: amendment.changed.map(now) };
};

/** The amendment that gave the frozen figures, computed again from the same booking. */
export const amendmentOf = (booking: Booking, frozen: FrozenAmendment, actor: string): Amendment => {
  const done = amend(booking, frozen.changes, offersOf(frozen), new Date(frozen.at), termsOf(frozen, actor));
  return withRefund(withCustomer(done, frozen.customer), frozen.refund);
};
