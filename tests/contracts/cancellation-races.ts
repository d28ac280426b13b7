import { randomBytes } from 'node:crypto';
import type { Booking } from '@wondercast/core/booking/booking';
import { BEING_CHANGED } from '@wondercast/core/booking/words';
import { PROVIDER_AWAY } from '@wondercast/core/payment/words';
import type { UnitOfWork } from '@wondercast/core/ports';
import { Refusal } from '@wondercast/core/refusal';
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

/** Races and outages of cancelling: one outcome, and no booking changes without its money. */
export const describeCancellationRaces = (name: string, open: OpenStore) =>
  describe(`races over what is cancelled on ${name}`, () => {
    const store = usingStore(open);
    const asking = { caller: aVisitor('cancels'), token: null };
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
        const booking = aBooking({ id: await bookings.nextId(), visitorKey: 'cancels', lines });
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

    const whole = ({ id: bookingId }: Booking) => ({ bookingId, sessionId: null });
    const cancel = (booking: Booking, refund = usd(0), by = shop()) =>
      by.cancelOwn(asking, whole(booking), { shownFee: usd(0), shownRefund: refund, reason: null });

    it('of two cancellations at once, the money goes back once', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        expect(await outcomes(() => [cancel(booking, OLD), cancel(booking, OLD)])).toBeGreaterThan(0);
        expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0, paymentStatus: 'paid' });
        expect(await money(booking)).toEqual({ here: 0, there: 0 });
      }
    });

    it('a cancellation against a payment leaves one of them', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const token = await payLink(booking);
        const opened = await shop().openBalance(token);
        const pay = async () => {
          await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
          await shop().finishIntent(opened.id);
        };
        await outcomes(() => [pay(), cancel(booking)]);
        await shop().finishIntent(opened.id);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect(after.state).toBe(here > 0 ? 'unconfirmed' : 'cancelled');
      }
    });

    it('a cancellation against the desk’s confirmation ends cancelled, or asks again', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        const confirm = () => shop().setConfirmed(anAdmin(), booking.id, { confirmed: true });
        await outcomes(() => [cancel(booking, OLD), confirm()]);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect(['confirmed', 'cancelled']).toContain(after.state);
        expect(after.state === 'cancelled').toBe(after.total === 0);
      }
    });

    it('a process that dies between the refund and the change is followed by another', async () => {
      const booking = await paid();
      let answered = 0;
      const dying = new Proxy(simulator, {
        get: (target, name: keyof typeof simulator) =>
          name === 'refund'
            ? async (request: Parameters<typeof simulator.refund>[0]) => {
                await target.refund(request);
                answered += 1;
                throw new Refusal('provider', PROVIDER_AWAY);
              }
            : target[name],
      });
      const dyingShop = createShop({
        ...memoryPorts({ now: () => NOW, payments: dying }),
        unitOfWork: store().unitOfWork,
        read: store().read,
      });
      await expect(cancel(booking, OLD, dyingShop)).rejects.toMatchObject({ kind: 'provider' });
      expect([answered, (await now(booking)).state]).toEqual([1, 'unconfirmed']);
      await expect(shop().setConfirmed(anAdmin(), booking.id, { confirmed: true })).rejects.toMatchObject({
        kind: 'conflict',
        message: BEING_CHANGED,
      });
      const later = createShop({
        ...memoryPorts({ now: () => new Date(NOW.getTime() + 60_000), payments: simulator }),
        unitOfWork: store().unitOfWork,
        read: store().read,
      });
      expect(await later.carryOnChanges()).toEqual([]);
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0, paymentStatus: 'paid' });
      expect(await money(booking)).toEqual({ here: 0, there: 0 });
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    it.runIf(name !== 'memory')('(without the lock: both of two cancellations are made)', async () => {
      const careless = shopOn(unlocked(store().unitOfWork));
      let both = 0;
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        if (
          (await outcomes(() => [cancel(booking, usd(0), careless), cancel(booking, usd(0), careless)])) === 2
        )
          both += 1;
      }
      expect(both).toBeGreaterThan(0);
    });
  });
