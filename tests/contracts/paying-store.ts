import { randomBytes } from 'node:crypto';
import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { times } from '@wondercast/core/kernel/money';
import type { Ports, UnitOfWork } from '@wondercast/core/shop';
import { createShop } from '@wondercast/core/shop';
import { memorySimulatorRecords } from '../../adapters/memory/payment/simulator-records.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { createSimulator } from '../../adapters/simulator/simulator.ts';
import { aBookedLine, aBooking, anExperience, unique, usd } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { aVisitor } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

export const NOW = new Date('2026-03-01T10:00:00.000Z');

/** Of a booking as it is placed. */
export const PLACED = usd(990);

/** As if nobody locked the booking: of two at once, each decides on what both have read. For one race. */
export const unlocked =
  (unitOfWork: UnitOfWork, bothHaveRead = meeting(2)): UnitOfWork =>
  (work) =>
    unitOfWork((store) => {
      const lock = async (id: number) => {
        const booking = await store.bookings.byId(id);
        await bothHaveRead();
        return booking;
      };
      return work({ ...store, bookings: { ...store.bookings, lock } });
    });

/** A shop on a store under test whose bookings are paid at a simulated provider, for races over their money. */
export const payingStore = (open: OpenStore) => {
  const store = usingStore(open);
  const asking = { caller: aVisitor('races'), token: null };
  const simulator = createSimulator({
    records: memorySimulatorRecords(),
    secret: 'secret of the simulator',
    brand: 'Wondercast',
    now: () => NOW,
    newToken: () => randomBytes(12).toString('hex'),
  });
  const shopOn = (unitOfWork: UnitOfWork) =>
    createShop({ ...memoryPorts({ now: () => NOW, payments: simulator }), unitOfWork, read: store().read });
  const shop = () => shopOn(store().unitOfWork);
  /** With another provider, or at another time. */
  const shopWith = (overrides: Partial<Ports>) =>
    createShop({
      ...memoryPorts({ now: () => NOW, payments: simulator, ...overrides }),
      unitOfWork: store().unitOfWork,
      read: store().read,
    });

  /** Of so many units of one experience. */
  const placed = (quantity = 1): Promise<Booking> =>
    store().unitOfWork(async ({ bookings, catalogue }) => {
      const { id: experienceId } = await catalogue.addExperience(anExperience({ title: unique('Quiz') }));
      const lines = [aBookedLine({ experienceId, tierPrice: PLACED, quantity })];
      const subtotal = times(PLACED, quantity);
      const booking = aBooking({ id: await bookings.nextId(), visitorKey: 'races', lines, subtotal });
      await bookings.add(booking);
      return booking;
    });
  const payLink = async ({ id }: Booking): Promise<string> => {
    const token = unique('token');
    const { hashToken } = memoryPorts({});
    await store().unitOfWork(({ payLinks }) => payLinks.add(id, hashToken(token), NOW));
    return token;
  };
  /** Paid by card, and written down. */
  const paid = async (quantity = 1): Promise<Booking> => {
    const booking = await placed(quantity);
    const token = await payLink(booking);
    const opened = await shop().openBalance(token);
    await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
    await shop().settleBalance(token, opened.id);
    return now(booking);
  };
  const now = async ({ id }: Booking): Promise<Booking> => {
    const booking = await store().read.bookings.byId(id);
    if (!booking) throw new Error('The booking is gone');
    return booking;
  };
  /** What the shop says it has of a booking, and what the provider says it has. */
  const money = async ({ id }: Booking) => {
    const entries = await store().read.ledger.ofBooking(id);
    const of = (kind: string) =>
      entries
        .filter((each) => each.kind === kind && each.status === 'succeeded')
        .reduce((total, { amount }) => total + amount, 0);
    const intents = [...(await store().read.intents.ofBooking(id))];
    const receipts = await Promise.all(intents.map((intent) => simulator.receipt(intent.id)));
    const kept = receipts
      .filter((receipt) => receipt?.status === 'succeeded')
      .reduce((total, receipt) => total + (receipt?.amount ?? 0) - (receipt?.refunded ?? 0), 0);
    return { here: of('charge') - of('refund'), there: kept };
  };
  const outcomes = async (work: () => readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work())).filter(({ status }) => status === 'fulfilled').length;
  return { store, asking, simulator, shopOn, shop, shopWith, placed, payLink, paid, now, money, outcomes };
};
