import { findBooking } from '../../../kernel/find-booking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goesBack, hasBooking, isClosedUnpaid } from '../../../money/payment/intent-states.ts';
import { isPaidSoon } from '../../../money/payment/receipt.ts';
import { syncIntent } from '../../../money/payment/steps/sync-intent.ts';
import type { OpenedPayment } from '../../../money/payment/use-cases/open-intent.ts';
import { NO_SUCH_PAYMENT } from '../../../money/payment/words.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { pendingChange } from '../../changes/steps/pending-change.ts';
import type { ChangeOutcome } from '../change-outcome.ts';
import type { SettlementPorts } from '../ports.ts';
import { openPending } from '../steps/open-pending.ts';
import { finishIntent } from './finish-intent.ts';

export const NOTHING_WAITS = 'No change of this booking waits for a payment.';

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference' | 'hashToken'>;

const bookingFor = async (
  { read, hashToken }: Pick<Needs, 'read' | 'hashToken'>,
  who: Asking,
  id: number,
) => {
  assertIdentified(who);
  return assertPlanner(read.bookings, hashToken, who, await read.bookings.byId(id));
};

/**
 * The card payment of the change that waits for one, for the owner, the bearer of the mailed link, or the partner's secret key: a customer
 * who left before paying continues here. Repeated calls return the same payment.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (none waits, or it is being paid), 'provider'
 */
export const openChangePayment =
  (ports: Needs) =>
  async (who: Asking, bookingId: number): Promise<OpenedPayment> => {
    const booking = await bookingFor(ports, who, bookingId);
    if (!(await pendingChange(ports.read, booking, ports.now())))
      throw new Refusal('conflict', NOTHING_WAITS);
    return openPending(ports, booking);
  };

/**
 * Called by the browser once it has paid for a change, also when it returns from a bank: verifies the payment, makes the change, and
 * returns the outcome. Repeated calls change nothing.
 * @throws Refusal 'unauthenticated', 'not-found' (booking, or a payment that is not of a change of it), 'provider' (away: the change is
 * made later)
 */
export const completeChangePayment =
  (ports: Needs) =>
  async (who: Asking, bookingId: number, intentId: string): Promise<ChangeOutcome> => {
    const before = await bookingFor(ports, who, bookingId);
    const known = await ports.read.intents.byId(intentId);
    if (known?.bookingId !== before.id || known.purpose !== 'amendment')
      throw new Refusal('not-found', NO_SUCH_PAYMENT);
    await finishIntent(ports)(intentId);
    const booking = await findBooking(ports.read.bookings, bookingId);
    const intent = (await ports.read.intents.byId(intentId)) ?? known;
    if (hasBooking(intent)) return { booking, became: 'made' };
    if (goesBack(intent)) return { booking, became: 'returned' };
    if (isClosedUnpaid(intent)) return { booking, became: 'lapsed' };
    const receipt = await syncIntent(ports, intentId);
    if (receipt && isPaidSoon(receipt)) return { booking, became: 'being-paid' };
    const waits = (await pendingChange(ports.read, booking, ports.now()))?.intentId === intentId;
    return { booking, became: waits ? 'waits' : 'lapsed' };
  };

/**
 * Mails the booking's customer a link that pays for the change that waits.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (none waits)
 */
export const mailChangePayment =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'read' | 'now' | 'newToken' | 'hashToken'>) =>
  async (who: Asking, bookingId: number): Promise<void> => {
    const booking = await bookingFor(ports, who, bookingId);
    const change = await pendingChange(ports.read, booking, ports.now());
    if (!change) throw new Refusal('conflict', NOTHING_WAITS);
    const again = ports.newToken().replaceAll(/[^A-Za-z0-9]/g, '');
    const payload = { bookingId, changeId: change.id, again };
    await ports.unitOfWork(({ jobs }) => jobs.add({ task: 'mail-change-payment', payload }));
  };
