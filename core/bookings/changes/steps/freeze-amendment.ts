import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import { toSessionKey } from '../../../calendar/scheduling/session.ts';
import { plus, ZERO } from '../../../kernel/money.ts';
import { accept, invalid, Refusal } from '../../../kernel/refusal.ts';
import { refundAt } from '../../../money/payment/returns.ts';
import type { Customer } from '../../../people/customer.ts';
import { CUSTOMER_FIELDS } from '../../../people/customer-fields.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment } from '../../booking/frozen-change.ts';
import { customerRule } from '../../booking/rules.ts';
import { amend } from '../amendment/amend.ts';
import type { Amendment, LineChange } from '../amendment/amendment.ts';
import { assertAffordable, assertBookingAmendable } from '../amendment/assert-amendable.ts';
import { frozenOffers, offersOf, withCustomer } from '../amendment/frozen.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import type { AmendmentAsked } from '../rules.ts';
import type { Terms } from '../terms.ts';

/**
 * The sent changes under the names of the model.
 * @throws Refusal 'not-found' for the id of another booking's session
 */
const lineChanges = (bookingId: number, { lines }: AmendmentAsked): readonly LineChange[] =>
  lines.map(({ line, sessionId, experienceId, quantity, selectedTier, addOnIds, headcount }) => {
    const key = sessionId == null ? null : toSessionKey(sessionId);
    if (sessionId != null && key?.bookingId !== bookingId)
      throw new Refusal('not-found', 'Session not found');
    return {
      line: line == null ? null : line - 1,
      session: key && { line: key.line, unit: key.unit },
      experienceId: experienceId ?? null,
      quantity: quantity ?? undefined,
      selectedTier: selectedTier ?? undefined,
      addOnIds: addOnIds ?? undefined,
      // null means the same as absent here: a headcount cannot be removed.
      headcount: headcount ?? undefined,
    };
  });

const isSame = (a: Customer, b: Customer): boolean => CUSTOMER_FIELDS.every((name) => a[name] === b[name]);

/**
 * The corrected customer; null where nothing is corrected.
 * @throws Refusal 'invalid'
 */
const customerOf = ({ customer }: Booking, asked: AmendmentAsked): Customer | null => {
  if (!asked.customer) return null;
  const sent = Object.fromEntries(Object.entries(asked.customer).filter(([, value]) => value !== undefined));
  const corrected = accept(customerRule, { ...customer, ...sent });
  return isSame(customer, corrected) ? null : corrected;
};

/** Ids of the experiences that the change may need: those of the booking and those that are added. */
const experienceIds = ({ lines }: Booking, changes: readonly LineChange[]): readonly number[] => [
  ...new Set([
    ...lines.flatMap(({ experienceId }) => experienceId ?? []),
    ...changes.flatMap(({ experienceId }) => experienceId ?? []),
  ]),
];

export interface Frozen {
  readonly frozen: FrozenAmendment;
  readonly amendment: Amendment;
}

/**
 * Freezes the requested change at today's offers and figures.
 * @throws Refusal as `amend`; 'invalid' when nothing changes, or it costs more than a booking may; 'conflict' when it is too late to
 * correct the customer
 */
export const freezeAmendment = async (
  { profile }: Pick<ChangePorts, 'profile'>,
  store: Pick<ChangeStore, 'catalogue' | 'ledger' | 'settings'>,
  booking: Booking,
  asked: AmendmentAsked,
  terms: Terms,
  at: Date,
): Promise<Frozen> => {
  const changes = lineChanges(booking.id, asked);
  const customer = customerOf(booking, asked);
  if (customer !== null) assertBookingAmendable(booking, at, terms.isDesk);
  const { catalogue, ledger } = store;
  // A booking without tax stays without tax.
  const taxing =
    booking.tax &&
    (await taxingFor(
      { profile, read: store },
      { billing: booking.billing, companyName: booking.customer.companyName },
      at,
    ));
  const offers = frozenOffers(await catalogue.offersOf([...experienceIds(booking, changes)]), taxing);
  const { by, isDesk, reason, fee } = terms;
  const amendment = amend(booking, changes, offersOf({ offers }), at, terms);
  if (amendment.units.length === 0 && customer === null) throw invalid('lines', 'Nothing changes.');
  const { difference } = amendment;
  assertAffordable(booking, difference);
  const owed = plus(booking.total, difference);
  const refund =
    difference < 0 ? refundAt(owed, { ...booking, entries: await ledger.ofBooking(booking.id) }) : ZERO;
  const frozen: FrozenAmendment = {
    kind: 'amendment',
    by,
    isDesk,
    reason,
    fee,
    changes,
    offers,
    customer,
    at: at.toISOString(),
    difference,
    refund,
  };
  return { frozen, amendment: withCustomer(amendment, customer) };
};
