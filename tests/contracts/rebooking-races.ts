import { randomBytes } from 'node:crypto';
import type { Booking } from '@wondercast/core/booking/booking';
import type { UnitOfWork } from '@wondercast/core/ports';
import type { AmendmentGiven } from '@wondercast/core/rebooking/rules';
import { createShop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memorySimulatorRecords } from '../../adapters/memory/payment/simulator-records.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { createSimulator } from '../../adapters/simulator/simulator.ts';
import { aBookedLine, aBooking, anExperience, unique, usd } from '../support/builders.ts';
import { anAdmin, aVisitor } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { timePasses } from '../support/time-passes.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const RACES = 6;
const OLD = usd(990);
const NEW = usd(1_250);

/** As if nobody locked the booking: everybody decides on what they have read. */
const unlocked =
  (unitOfWork: UnitOfWork): UnitOfWork =>
  (work) =>
    unitOfWork((store) => {
      const lock = async (id: number) => {
        const booking = await store.bookings.byId(id);
        // The others read meanwhile.
        await timePasses(20);
        return booking;
      };
      return work({ ...store, bookings: { ...store.bookings, lock } });
    });

/** Races over what is booked and the money for it: one outcome, and no money without a place to go. */
export const describeRebookingRaces = (name: string, open: OpenStore) =>
  describe(`races over what is booked on ${name}`, () => {
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

    const placed = (): Promise<Booking> =>
      store().unitOfWork(async ({ bookings, catalogue }) => {
        const { id: experienceId } = await catalogue.addExperience(anExperience({ title: unique('Quiz') }));
        const lines = [aBookedLine({ experienceId, tierPrice: OLD })];
        const booking = aBooking({ id: await bookings.nextId(), visitorKey: 'races', lines });
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
    const paid = async (): Promise<Booking> => {
      const booking = await placed();
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
    const more = ({ version }: Booking): AmendmentGiven => ({
      lines: [{ line: 1, headcount: 60 }],
      shownDifference: usd(260),
      version,
    });
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

    it('of two amendments of one version, one is made', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const ask = () => shop().amendBooking(asking, booking.id, more(booking));
        expect(await outcomes(() => [ask(), ask()])).toBe(1);
        expect(await now(booking)).toMatchObject({ total: NEW });
      }
    });

    it('an amendment that is paid while the desk cancels is made and cancelled, or its money goes back', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        const { payment } = await shop().amendBooking(asking, booking.id, more(booking));
        if (!payment) throw new Error('It is to be paid first');
        await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
        const cancel = () =>
          shop().cancelAny(
            anAdmin(),
            { bookingId: booking.id, sessionId: null },
            { reason: 'Ill', by: 'shop', fee: null, refund: null },
          );
        await outcomes(() => [shop().finishIntent(payment.intentId), cancel()]);
        await shop().finishIntent(payment.intentId);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect([0, NEW]).toContain(after.total);
        expect(after.state === 'cancelled').toBe(after.total === 0);
      }
    });

    it('an amendment against a payment leaves one of them, and what is paid is what is owed', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const token = await payLink(booking);
        const opened = await shop().openBalance(token);
        const pay = async () => {
          await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
          await shop().finishIntent(opened.id);
        };
        await outcomes(() => [pay(), shop().amendBooking(asking, booking.id, more(booking))]);
        await shop().finishIntent(opened.id);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect(here).toBe(there);
        expect([after.total, after.paymentStatus, here]).toEqual(
          here > 0 ? [OLD, 'paid', OLD] : [NEW, 'pending', 0],
        );
      }
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    it.runIf(name !== 'memory')('(without the lock both of two amendments are made)', async () => {
      const booking = await placed();
      const ask = () => shopOn(unlocked(store().unitOfWork)).amendBooking(asking, booking.id, more(booking));
      expect(await outcomes(() => [ask(), ask()])).toBe(2);
    });
  });
