import { setImmediate as breathe } from 'node:timers/promises';
import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { isCancelled } from '@wondercast/core/bookings/booking/states';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { hasMoved } from '@wondercast/core/money/payment/entry-status';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { isTaken } from '@wondercast/core/money/payment/receipt';
import type { Shop } from '@wondercast/core/shop';
import { aRequestedLine, unique } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { aCheckout, anAdmin, GOOD_CARD } from '../../support/paying.ts';
import { unlockedPair } from '../../support/unlocked-pair.ts';
import { type Dice, diceOf } from '../money/dice.ts';
import type { Interrupt } from '../money/interrupted.ts';
import { openTestBed, type StoreName, type TestBed } from '../money/test-bed.ts';

export const KINDS = [
  'cancel against pay',
  'amend against pay',
  'cancel against confirm',
  'two amendments of one version',
  'amendment paid while the desk cancels',
] as const;
export type Kind = (typeof KINDS)[number];

export interface RaceFigures {
  readonly seed: number;
  races: number;
  /** What the booking costs is what is here, at the provider too, and everybody was told what is so. */
  right: number;
  /** Anything but a refusal that was thrown, and what else is wrong. */
  readonly failures: string[];
}

const MORE_PEOPLE = 60;
const asking = (visitor: string) => ({ caller: aVisitor(visitor), token: null });

/** What one race is about. */
interface Racers {
  readonly booking: Booking;
  readonly rivals: readonly ((shop: Shop) => Promise<unknown>)[];
  /** A payment that the provider may have: it is looked after once more, as the reconciler does. */
  readonly intentId: string | null;
  /** How many may succeed. */
  readonly most: number;
}

const placed = async ({ start, simulator }: TestBed, visitor: string, isPaid: boolean): Promise<Booking> => {
  const { shop } = start();
  const caller = aVisitor(visitor);
  const lines = [aRequestedLine()];
  if (!isPaid) return shop.placeBooking(aPlacing({ caller, lines }));
  const opened = await shop.openIntent(aCheckout({ caller, lines }));
  await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
  const booking = await shop.finishIntent(opened.id);
  if (!booking) throw new Error('What is paid is booked');
  return booking;
};

const opened = async ({ start, ports }: TestBed, { id }: Booking) => {
  const token = unique('link');
  await ports.unitOfWork(({ payLinks }) => payLinks.add(id, ports.hashToken(token), ports.now()));
  return start().shop.openBalance(token);
};

const racersOf = async (testBed: TestBed, kind: Kind, visitor: string): Promise<Racers> => {
  const { simulator } = testBed;
  const isPaid = kind === 'cancel against confirm' || kind === 'amendment paid while the desk cancels';
  const booking = await placed(testBed, visitor, isPaid);
  const shown = {
    shownFee: minorUnits(0),
    shownRefund: isPaid ? booking.total : minorUnits(0),
    reason: null,
  };
  const whole = { bookingId: booking.id, sessionId: null };
  const more = async (): Promise<AmendmentGiven> => {
    const lines = [{ line: 1, headcount: MORE_PEOPLE }];
    const { amendment } = await testBed.start().shop.quoteAmendment(asking(visitor), booking.id, { lines });
    return { lines, shownDifference: amendment.difference, version: booking.version };
  };
  const cancel = (shop: Shop) => shop.cancelOwn(asking(visitor), whole, shown);
  const pay = async (clientSecret: string, intentId: string, shop: Shop) => {
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    const booking = await shop.finishIntent(intentId);
    if (!booking) throw new Refusal('conflict', 'It was closed before it was paid');
  };
  switch (kind) {
    case 'cancel against pay': {
      const { clientSecret, id } = await opened(testBed, booking);
      return { booking, intentId: id, most: 1, rivals: [cancel, (shop) => pay(clientSecret, id, shop)] };
    }
    case 'amend against pay': {
      const { clientSecret, id } = await opened(testBed, booking);
      const given = await more();
      const amend = (shop: Shop) => shop.amendBooking(asking(visitor), booking.id, given);
      return { booking, intentId: id, most: 1, rivals: [amend, (shop) => pay(clientSecret, id, shop)] };
    }
    case 'cancel against confirm': {
      const confirm = (shop: Shop) => shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
      return { booking, intentId: null, most: 2, rivals: [cancel, confirm] };
    }
    case 'two amendments of one version': {
      const given = await more();
      const amend = (shop: Shop) => shop.amendBooking(asking(visitor), booking.id, given);
      return { booking, intentId: null, most: 1, rivals: [amend, amend] };
    }
    default: {
      const { payment } = await testBed.start().shop.amendBooking(asking(visitor), booking.id, await more());
      if (!payment) throw new Error('It is to be paid first');
      await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
      const terms = { reason: 'Ill', by: 'shop', fee: null, refund: null } as const;
      return {
        booking,
        intentId: payment.intentId,
        most: 2,
        rivals: [
          (shop) => shop.finishIntent(payment.intentId),
          (shop) => shop.cancelAny(anAdmin(), whole, terms),
        ],
      };
    }
  }
};

/** What is wrong once everybody has come to an end. */
const judge = async (testBed: TestBed, kind: Kind, { booking, intentId, most }: Racers, made: number) => {
  const { read } = testBed.ports;
  if (intentId !== null) await testBed.start().shop.finishIntent(intentId);
  const after = await read.bookings.byId(booking.id);
  const entries = await read.ledger.ofBooking(booking.id);
  const sumOf = (kindOf: string) =>
    entries
      .filter((entry) => entry.kind === kindOf && hasMoved(entry))
      .reduce((sum, { amount }) => sum + amount, 0);
  const here = sumOf('charge') - sumOf('refund');
  const intents = await read.intents.ofBooking(booking.id);
  const receipts = await Promise.all(intents.map(({ id }) => testBed.simulator.receipt(id)));
  const there = receipts
    .filter((receipt) => receipt !== null && isTaken(receipt))
    .reduce((sum, receipt) => sum + (receipt?.amount ?? 0) - (receipt?.refunded ?? 0), 0);
  const wrong: string[] = [];
  if (here !== there) wrong.push(`${here} is in the ledger, and ${there} at the provider`);
  const owed = after && isPaidFor(after) ? after.total : 0;
  if (here !== owed) wrong.push(`${here} is here of ${after?.total}, ${after?.paymentStatus}`);
  if (made > most) wrong.push(`${made} of at most ${most} were made`);
  if (made === 0) wrong.push('nobody has come through');
  if (kind !== 'two amendments of one version' && kind !== 'amend against pay')
    if ((after !== null && isCancelled(after)) !== (after?.total === 0))
      wrong.push(`${after?.state} for ${after?.total}`);
  return wrong;
};

const dawdling =
  (dice: Dice): Interrupt =>
  async () => {
    for (let breath = dice.below(4); breath > 0; breath--) await breathe();
  };

interface Plan {
  readonly count: number;
  readonly seed: number;
  /** Off only for the twin that must fail. */
  readonly locked?: boolean;
}

/** Two processes change one booking at the same time, in other interleavings each time. */
export const raceChanges = async (
  store: StoreName,
  kind: Kind,
  { count, seed, locked = true }: Plan,
): Promise<RaceFigures> => {
  const dice = diceOf(seed);
  const figures: RaceFigures = { seed, races: 0, right: 0, failures: [] };
  const testBed = await openTestBed(store);
  for (let race = 0; race < count; race++) {
    const racers = await racersOf(testBed, kind, `racer-${race}`);
    const careless = unlockedPair();
    const settled = await Promise.allSettled(
      dice.shuffled(racers.rivals).map((rival) => {
        const unitOfWork = locked ? undefined : careless(testBed.ports.unitOfWork);
        return rival(testBed.start(dawdling(dice), unitOfWork && { unitOfWork }).shop);
      }),
    );
    const thrown = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    figures.failures.push(...thrown.filter((error) => !(error instanceof Refusal)).map(String));
    const wrong = await judge(testBed, kind, racers, settled.length - thrown.length);
    figures.races += 1;
    if (wrong.length === 0) figures.right += 1;
    else figures.failures.push(`race ${race}: ${wrong.join(', ')}`);
  }
  await testBed.close();
  return figures;
};
