import { findBooking } from '../../../kernel/find-booking.ts';
import { ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import type { OnceKey } from '../../../people/answers.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import { openFrom, openUnits } from '../../booking/open-bookings.ts';
import { assertOpenRoom } from '../../booking/steps/assert-open-room.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { earlierWaivedDue } from '../../booking/waiver.ts';
import type { AmendmentQuote, Changed } from '../changed.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import type { AdminAmendmentAsked, AdminAmendmentGiven, AmendmentAsked, AmendmentGiven } from '../rules.ts';
import { type Admission, findForDesk, findForPlanner } from '../steps/admission.ts';
import { type ChangingPorts, changeBooking } from '../steps/change-booking.ts';
import { requestKey } from '../steps/earlier-change.ts';
import { freezeAmendment } from '../steps/freeze-amendment.ts';
import { customerTerms, deskTerms, type Terms } from '../terms.ts';
import { FIGURES_CHANGED, paidWithIt } from '../words.ts';

type QuotePorts = Pick<ChangePorts, 'read' | 'now' | 'hashToken' | 'profile'>;

const quoteFor = async (
  ports: QuotePorts,
  booking: Booking,
  asked: AmendmentAsked,
  terms: Terms,
): Promise<AmendmentQuote> => {
  const { amendment, frozen } = await freezeAmendment(ports, ports.read, booking, asked, terms, ports.now());
  const carried = earlierWaivedDue(booking, frozen.difference);
  const notes = carried === ZERO ? amendment.notes : [...amendment.notes, paidWithIt(carried)];
  return { booking, amendment: { ...amendment, notes }, refund: frozen.refund };
};

/**
 * Computes what a change would cost, for the owner, the bearer of the mailed link, or the partner's secret key. Nothing changes.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found' (not there or not yours), and as `amend`
 */
export const quoteAmendment =
  (ports: QuotePorts) =>
  async (asking: Asking, bookingId: number, asked: AmendmentAsked): Promise<AmendmentQuote> => {
    assertIdentified(asking);
    const { bookings } = ports.read;
    const found = await bookings.byId(bookingId);
    const booking = await assertPlanner(bookings, ports.hashToken, asking, found);
    return quoteFor(ports, booking, asked, customerTerms(asking.caller));
  };

/**
 * Computes the same for the desk.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', and as `amend`
 */
export const quoteAnyAmendment =
  (ports: QuotePorts) =>
  async (
    caller: Caller,
    bookingId: number,
    { fee, ...asked }: AdminAmendmentAsked,
  ): Promise<AmendmentQuote> => {
    requireAdmin(caller);
    const booking = await findBooking(ports.read.bookings, bookingId);
    return quoteFor(ports, booking, asked, deskTerms(caller, { reason: null, fee: fee ?? null }));
  };

/** @throws Refusal 'conflict' when the version is stale or other figures were shown */
const judging =
  (
    ports: Pick<ChangePorts, 'profile'>,
    given: Pick<AmendmentGiven, 'lines' | 'customer' | 'version' | 'shownDifference'>,
    terms: Terms,
    assertRoom: (
      store: ChangeStore,
      booking: Booking,
      after: Booking,
      at: Date,
    ) => Promise<void> = async () => {},
  ): Admission['judge'] =>
  async (store, booking, at) => {
    assertVersion(given.version, booking.version);
    const { frozen, amendment } = await freezeAmendment(ports, store, booking, given, terms, at);
    if (frozen.difference !== given.shownDifference) throw new Refusal('conflict', FIGURES_CHANGED);
    await assertRoom(store, booking, amendment.booking, at);
    return { booking, frozen };
  };

/** Whether a change may add units. */
const mayAdd = ({ lines }: Pick<AmendmentGiven, 'lines'>): boolean =>
  lines.some(({ quantity, experienceId }) => quantity != null || experienceId != null);

/** @throws Refusal 'conflict' when the added units exceed the number that the account may have open */
const assertRoomOf =
  ({ profile }: Pick<ChangePorts, 'profile'>) =>
  async (store: ChangeStore, before: Booking, after: Booking, at: Date): Promise<void> => {
    const from = openFrom(at);
    const units = openUnits(after, from) - openUnits(before, from);
    if (before.accountId === null || units <= 0) return;
    await assertOpenRoom(store, profile.openLimits, before.accountId, { bookings: 0, units }, at);
  };

/**
 * Changes what the caller has booked, at the difference that was shown: at once, or, for a paid booking, once the difference is paid.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found' (not there or not yours), 'conflict' (version, figures, being changed,
 * too much open), 'provider', and as `amend`
 */
export const amendBooking =
  (ports: ChangingPorts) =>
  async (
    asking: Asking,
    bookingId: number,
    given: AmendmentGiven,
    once: OnceKey | null = null,
  ): Promise<Changed> => {
    assertIdentified(asking);
    const { caller } = asking;
    const find = async (store: ChangeStore) => {
      // The account is locked before the booking, in the order in which deleting an account locks.
      if (caller.kind === 'signed-in' && mayAdd(given)) await store.accounts.lock(caller.accountId);
      return findForPlanner(ports, asking, bookingId)(store);
    };
    const judge = judging(ports, given, customerTerms(caller), assertRoomOf(ports));
    const admission = { find, judge, shown: null };
    const actor = actorOf(caller);
    return changeBooking(ports, bookingId, { actor, admission, key: requestKey(ports, once) });
  };

/**
 * The desk changes what is booked, also in the policy's last zone, at a fee of its choice or the policy's.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict', 'provider', and as `amend`
 */
export const amendAnyBooking =
  (ports: ChangingPorts) =>
  async (
    caller: Caller,
    bookingId: number,
    given: AdminAmendmentGiven,
    once: OnceKey | null = null,
  ): Promise<Changed> => {
    requireAdmin(caller);
    const actor = actorOf(caller);
    const terms = deskTerms(caller, { reason: given.reason, fee: given.fee ?? null });
    const find = findForDesk(caller, bookingId);
    const admission = { find, judge: judging(ports, given, terms), shown: null };
    return changeBooking(ports, bookingId, { actor, admission, key: requestKey(ports, once) });
  };
