import { Refusal } from '@wondercast/core/kernel/refusal';
import { hasMoved } from '@wondercast/core/money/payment/entry-status';
import { mayBePaid } from '@wondercast/core/money/payment/intent-states';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type { Delivery } from '../../../adapters/simulator/signature.ts';
import { usd } from '../../support/builders.ts';
import { openFor, payAtProvider } from './buying.ts';
import { type Dice, diceOf } from './dice.ts';
import type { TestBed } from './test-bed.ts';

export interface DeliveryFigures {
  readonly seed: number;
  readonly deliveries: number;
  readonly refused: number;
  /** Taken though forged or too old, or refused though neither. */
  readonly wrongAnswers: number;
  /** Not booked though paid, booked though not, or with another refund than was made. */
  readonly wrongStates: number;
  readonly mistakes: readonly string[];
}

/** Sent with each payment: repeats, older news, and lies. */
const PER_PAYMENT = 20;
/** Deliveries are believed for 300 seconds. */
const TOLERANCE_MS = 300_000;

interface Sent {
  readonly delivery: Delivery;
  readonly isGood: boolean;
}

const forged = ({ body, signature }: Delivery, dice: Dice): Delivery => {
  const text = Buffer.from(body).toString('utf8');
  const lies: readonly Delivery[] = [
    { body: Buffer.from(text.replace('"evt-', '"evt+')), signature },
    { body: Buffer.from(`${text} `), signature },
    { body, signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { body, signature: '' },
    { body: Buffer.from(''), signature },
  ];
  return lies[dice.below(lies.length)] ?? { body, signature: '' };
};

interface Payment {
  readonly id: string;
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
  readonly events: readonly PaymentEvent[];
}

const REFUND = usd(1);

const beginOne = async (testBed: TestBed, dice: Dice, number: number): Promise<Payment> => {
  const buying = { visitor: `sender-${number}`, quantity: 1, discountCode: null };
  const opened = await openFor(testBed.start(), buying);
  const { id } = opened;
  const isPaid = dice.chance(80);
  const isRefunded = isPaid && dice.chance(25);
  const intentEvent = (kind: 'succeeded' | 'failed'): PaymentEvent => ({
    id: `evt-${kind}-${id}`,
    kind,
    intentId: id,
    failure: null,
  });
  if (!isPaid) return { id, isPaid, isRefunded, events: [intentEvent('failed')] };
  await payAtProvider(testBed, opened);
  const events = [intentEvent('failed'), intentEvent('succeeded')];
  if (!isRefunded) return { id, isPaid, isRefunded, events };
  // Somebody gives a dollar back in the provider's own dashboard.
  const { simulator } = testBed;
  const { id: refundId } = await simulator.refund({ key: `dashboard-${id}`, intentId: id, amount: REFUND });
  const refund = { kind: 'refund', intentId: id, refundId, key: null, amount: REFUND } as const;
  const told: readonly PaymentEvent[] = [
    { ...refund, id: `evt-pending-${id}`, status: 'pending' },
    { ...refund, id: `evt-done-${id}`, status: 'succeeded' },
  ];
  return { id, isPaid, isRefunded, events: [...events, ...told] };
};

/** Every event at least once and as good as it is; the rest repeats, comes late, or lies. */
const mailbag = ({ clock, simulator }: TestBed, dice: Dice, { events }: Payment): readonly Sent[] => {
  const good = (event: PaymentEvent): Sent => ({ delivery: simulator.deliver(event), isGood: true });
  const sent = events.map(good);
  while (sent.length < PER_PAYMENT) {
    const event = events[dice.below(events.length)];
    if (!event) break;
    const { now } = clock;
    const signedAgo = (ms: number): Delivery => {
      clock.now = new Date(now.getTime() - ms);
      const delivery = simulator.deliver(event);
      clock.now = now;
      return delivery;
    };
    switch (dice.below(4)) {
      case 0:
        sent.push({ delivery: forged(simulator.deliver(event), dice), isGood: false });
        break;
      case 1:
        sent.push({ delivery: signedAgo(TOLERANCE_MS + 1_000 + dice.below(1_000_000)), isGood: false });
        break;
      case 2:
        sent.push({ delivery: signedAgo(dice.below(TOLERANCE_MS - 1_000)), isGood: true });
        break;
      default:
        sent.push(good(event));
    }
  }
  return sent;
};

const isWrong = async (
  { ports: { read } }: TestBed,
  { id, isPaid, isRefunded }: Payment,
): Promise<boolean> => {
  const intent = await read.intents.byId(id);
  if (!isPaid) return !intent || !mayBePaid(intent) || intent.bookingId !== null;
  const booking = await read.bookings.byId(intent?.bookingId ?? 0);
  const refunds = (await read.ledger.ofBooking(booking?.id ?? 0)).filter(({ kind }) => kind === 'refund');
  const isRight =
    booking !== null &&
    isPaidFor(booking) &&
    booking.paymentIntentId === id &&
    refunds.length === (isRefunded ? 1 : 0) &&
    refunds.every((refund) => refund.amount === REFUND && hasMoved(refund));
  return !isRight;
};

/** Deliveries duplicated, shuffled, delayed and forged, several at once, with jobs run in between. */
export const proveDeliveries = async (
  testBed: TestBed,
  { count, seed, atOnce = 10 }: { readonly count: number; readonly seed: number; readonly atOnce?: number },
): Promise<DeliveryFigures> => {
  const dice = diceOf(seed);
  let [sent, refused, wrongAnswers, wrongStates] = [0, 0, 0, 0];
  const node = testBed.start();
  const send = async ({ delivery, isGood }: Sent): Promise<void> => {
    const isTaken = await node.shop.receiveWebhook(delivery.body, delivery.signature).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.message === 'Invalid signature') return false;
        throw error;
      },
    );
    sent += 1;
    if (!isTaken) refused += 1;
    if (isTaken !== isGood) wrongAnswers += 1;
  };
  for (let number = 0; sent < count; ) {
    const payments: Payment[] = [];
    for (let each = 0; each < 10; each++) payments.push(await beginOne(testBed, dice, number++));
    const bag = dice.shuffled(payments.flatMap((payment) => mailbag(testBed, dice, payment)));
    for (let begun = 0; begun < bag.length; begun += atOnce) {
      await Promise.all(bag.slice(begun, begun + atOnce).map(send));
      if (dice.chance(30)) await node.runJobs();
    }
    await node.runJobs();
    for (const payment of payments) if (await isWrong(testBed, payment)) wrongStates += 1;
  }
  const { mistakes } = await testBed.audit();
  return { seed, deliveries: sent, refused, wrongAnswers, wrongStates, mistakes };
};
