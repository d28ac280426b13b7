import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { describe, expect, it } from 'vitest';
import { aHost, usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const FEE = usd(99);
const FIRST = '2026-03-26T16:00:00.000Z';
const SECOND = '2026-04-02T16:00:00.000Z';

/** Paid moves to a time at which the host is not free any longer: the money goes back, and nothing is in the way of what follows. */
export const describeOvertakenMoves = (name: string, open: OpenStore) =>
  describe(`moves that are paid and overtaken on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, paid, now, money } = payingStore(open);
    const whole = ({ id: bookingId }: Booking) => ({ bookingId, sessionId: null });
    const move = async ({ id: bookingId }: Booking, startsAt: string, fee = usd(0), by = shop()) =>
      by.moveAnySession(
        anAdmin(),
        { bookingId, id: `${bookingId}-1-1` },
        {
          preferences: null,
          startsAt: new Date(startsAt),
          timezone: 'UTC',
          reason: 'The room is taken',
          fee,
          version: (await store().read.bookings.byId(bookingId))?.version ?? 0,
        },
      );
    /** A paid booking whose host leads it at its first time. */
    const led = async () => {
      const booking = await paid();
      await move(booking, FIRST);
      const experienceIds = booking.lines.flatMap(({ experienceId }) => experienceId ?? []);
      const host = await store().unitOfWork(({ hosts }) => hosts.add(aHost({ experienceIds })));
      const leader = { hostId: host.id, ask: false, instead: null };
      await shop().assignHost(anAdmin(), `${booking.id}-1-1`, leader);
      /** As another session that the host has been given would. */
      const takeTime = () =>
        store().unitOfWork(({ hosts }) =>
          hosts.addAbsence(host.id, {
            startsAt: new Date('2026-04-02T00:00:00.000Z'),
            endsAt: new Date('2026-04-03T00:00:00.000Z'),
            reason: null,
            byHost: false,
          }),
        );
      return { booking, takeTime };
    };
    /** The same, with a move that is paid, and cannot be made any longer. */
    const overtaken = async () => {
      const { booking, takeTime } = await led();
      const { payment } = await move(booking, SECOND, FEE);
      if (!payment) throw new Error('It is to be paid first');
      await takeTime();
      await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
      return { booking, payment };
    };
    const isAsItWas = async (booking: Booking) => {
      const { lines, ...rest } = await now(booking);
      expect(lines[0]?.sessions[0]?.agreed?.startsAt).toEqual(new Date(FIRST));
      expect(rest).toMatchObject({ total: PLACED, paymentStatus: 'paid' });
      expect(await money(booking)).toEqual({ here: PLACED, there: PLACED });
      expect(await store().read.bookingChanges.unfinishedOf(booking.id)).toEqual([]);
    };

    it('gives the money of a move back when a host is not free any longer, and tells whoever paid', async () => {
      const { booking, payment } = await overtaken();
      const outcome = await shop().completeChangePayment(asking, booking.id, payment.intentId);
      expect(outcome.became).toBe('returned');
      await isAsItWas(booking);
      expect(await store().read.attention.byId(payment.intentId)).toBeNull();
    });

    it('lets the next change of the booking through, whoever asks for it', async () => {
      const { booking, payment } = await overtaken();
      const shown = { shownFee: usd(0), shownRefund: PLACED, reason: null };
      await shop().cancelOwn(asking, whole(booking), shown);
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0 });
      expect(await money(booking)).toEqual({ here: 0, there: 0 });
      expect((await store().read.intents.byId(payment.intentId))?.state).toBe('refunded');
    });

    it('asks nobody to pay for a time at which the host is not free', async () => {
      const { booking, takeTime } = await led();
      await takeTime();
      let opened = 0;
      const counting = shopWith({
        payments: {
          ...simulator,
          open: (request) => {
            opened += 1;
            return simulator.open(request);
          },
        },
      });
      await refused(move(booking, SECOND, FEE, counting), 'conflict');
      expect(opened).toBe(0);
      await isAsItWas(booking);
    });
  });
