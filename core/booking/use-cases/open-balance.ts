import type { Cents } from '../../money.ts';
import { insistOnAmount } from '../../payment/amount.ts';
import { type Intent, latestRevision } from '../../payment/intent.ts';
import { learnOfIntent } from '../../payment/use-cases/learn-of-intent.ts';
import type { OpenedPayment } from '../../payment/use-cases/open-intent.ts';
import { ALREADY_PAID, BOOKING_PAID, NO_SUCH_LINK } from '../../payment/words.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Booking } from '../booking.ts';
import { bookingOfLink, openOf } from './pay-page.ts';

type Needs = Pick<Ports, 'unitOfWork' | 'read' | 'payments' | 'hashToken' | 'now'>;

const metadataOf = ({ reference }: Booking) => ({ bookingType: 'balance', bookingReference: reference });

/** Opens one, unless somebody else with the same link has been quicker: then answers theirs. */
const openNew = async (ports: Needs, booking: Booking, amount: Cents): Promise<Intent | OpenedPayment> => {
  const { payments, unitOfWork, now } = ports;
  const made = await payments.open({ amount, currency: 'usd', revision: 1, metadata: metadataOf(booking) });
  const theirs = await unitOfWork(async ({ bookings, intents }) => {
    if (!(await bookings.lock(booking.id))) throw new Refusal('not-found', NO_SUCH_LINK);
    const open = (await intents.ofBooking(booking.id)).find(({ state }) => state === 'open');
    if (open) return open;
    const at = now();
    await intents.add({
      id: made.id,
      purpose: 'balance',
      state: 'open',
      currency: 'usd',
      accountId: null,
      visitorKey: null,
      bookingId: booking.id,
      revisions: [{ number: 1, amount, purchase: null }],
      createdAt: at,
      touchedAt: at,
      heldUntil: null,
    });
    return null;
  });
  if (!theirs) return { ...made, amount };
  await payments.cancel(made.id).catch(() => {});
  return theirs;
};

/** The open intent at the amount that is open now; null when it can no longer be changed. */
const atAmount = async (
  { payments, unitOfWork, now }: Needs,
  intent: Intent,
  booking: Booking,
  amount: Cents,
): Promise<OpenedPayment | null> => {
  const latest = latestRevision(intent);
  const isNews = latest?.amount !== amount;
  const revision = (latest?.number ?? 0) + (isNews ? 1 : 0);
  if (isNews) {
    const next = { number: revision, amount, purchase: null };
    if (!(await unitOfWork(({ intents }) => intents.revise(intent.id, next, now(), null)))) return null;
  }
  const metadata = metadataOf(booking);
  const made = await payments.update(intent.id, { amount, currency: 'usd', revision, metadata });
  return made && { ...made, amount };
};

const ATTEMPTS = 3;

/**
 * Opens a card payment of a booking's open amount, for whoever holds a mailed link. There is one payable intent of a booking:
 * everybody who holds the link gets the same.
 * @throws Refusal 'not-found' (no such link), 'conflict' (paid, or being paid), 'invalid' (below 50 cents), 'provider'
 */
export const openBalance =
  (ports: Needs) =>
  async (token: string): Promise<OpenedPayment> => {
    const { read, hashToken } = ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const booking = await bookingOfLink(read, hashToken(token));
      const amount = await openOf(read, booking);
      if (amount === 0) throw new Refusal('conflict', BOOKING_PAID);
      insistOnAmount(amount);
      const known = (await read.intents.ofBooking(booking.id)).find(({ state }) => state === 'open');
      const found = known ?? (await openNew(ports, booking, amount));
      if (!('state' in found)) return found;
      const opened = await atAmount(ports, found, booking, amount);
      if (opened) return opened;
      await learnOfIntent(ports, found.id);
    }
    throw new Refusal('conflict', ALREADY_PAID);
  };
