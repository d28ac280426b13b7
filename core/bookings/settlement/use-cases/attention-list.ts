import { Refusal } from '../../../kernel/refusal.ts';
import type { Attention } from '../../../money/payment/attention.ts';
import { latestRevision } from '../../../money/payment/intent.ts';
import { fromProvider } from '../../../money/payment/steps/from-provider.ts';
import { refundOverpayment } from '../../../money/payment/steps/refund-overpayment.ts';
import { refundUnbooked } from '../../../money/payment/steps/refund-unbooked.ts';
import { NO_SUCH_PAYMENT, REFUND_FAILED } from '../../../money/payment/words.ts';
import { assertCurrentRole } from '../../../people/assert-current-role.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import type { AttentionSeen } from '../attention-seen.ts';
import type { SettlementPorts } from '../ports.ts';
import { finishIntent } from './finish-intent.ts';

/**
 * Newest first.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const attentionList =
  ({ read }: Pick<SettlementPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly AttentionSeen[]> => {
    requireAdmin(caller);
    const payments = (await read.attention.all()).map((each) => ({ ...each, matter: null }));
    const matters = (await read.matters.all()).map((matter) => {
      const { intentId, amount, reason, since } = matter;
      return { intentId, amount, reason, since, matter };
    });
    const listed = [...payments, ...matters].toSorted((a, b) => b.since.getTime() - a.since.getTime());
    return Promise.all(
      listed.map(async (attention) => {
        const intent = await read.intents.byId(attention.intentId);
        const purchase = intent ? (latestRevision(intent)?.purchase ?? null) : null;
        const booking = intent?.bookingId ? await read.bookings.byId(intent.bookingId) : null;
        return { ...attention, purpose: intent?.purpose ?? 'checkout', purchase, booking };
      }),
    );
  };

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference' | 'newToken'>;

const listed = async ({ read, unitOfWork }: Needs, caller: Caller, intentId: string): Promise<Attention> => {
  requireAdmin(caller);
  // The role is checked first: what follows asks the provider, which no unit of work may do.
  await unitOfWork((store) => assertCurrentRole(store, caller));
  const attention = await read.attention.byId(intentId);
  if (!attention) throw new Refusal('not-found', NO_SUCH_PAYMENT);
  return attention;
};

/**
 * Tries again to book what was paid; null when it still cannot be booked.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'provider'
 */
export const retryAttention =
  (ports: Needs) =>
  async (caller: Caller, intentId: string): Promise<Booking | null> => {
    await listed(ports, caller, intentId);
    return finishIntent(ports)(intentId);
  };

/**
 * Refunds the payment instead of booking; for a booking that was paid twice, the surplus.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (booked meanwhile, nothing left to refund), 'provider'
 */
export const refundAttention =
  (ports: Needs) =>
  async (caller: Caller, intentId: string): Promise<void> => {
    const { reason } = await listed(ports, caller, intentId);
    if (reason === 'paid-twice') {
      const bookingId = (await ports.read.intents.byId(intentId))?.bookingId;
      if (!bookingId) throw new Refusal('not-found', NO_SUCH_PAYMENT);
      await fromProvider(REFUND_FAILED, refundOverpayment(ports, bookingId, actorOf(caller)));
      return;
    }
    const receipt = await fromProvider(REFUND_FAILED, ports.payments.receipt(intentId));
    if (!receipt) throw new Refusal('not-found', NO_SUCH_PAYMENT);
    await fromProvider(REFUND_FAILED, refundUnbooked(ports, receipt, actorOf(caller)));
  };
