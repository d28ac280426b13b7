import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import type { Store, UnitOfWork } from '@wondercast/core/shop';
import { createShop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { aBookedLine, aBooking, aSlot, day, unique } from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const EXPIRES = new Date('2026-03-03T10:00:00.000Z');
const TIMES = [
  { startsAt: new Date('2026-03-26T16:00:00.000Z'), zone: 'America/New_York' },
  { startsAt: new Date('2026-04-01T21:00:00.000Z'), zone: 'UTC' },
] as const;
const RACES = 15;

/** As if nobody locked the booking: of two at once, each decides on what both have read. For one race. */
const unlocked =
  (unitOfWork: UnitOfWork, bothHaveRead = meeting(2)): UnitOfWork =>
  (work) =>
    unitOfWork((store: Store) => {
      const lock = async (id: number) => {
        const booking = await store.bookings.byId(id);
        await bothHaveRead();
        return booking;
      };
      return work({ ...store, bookings: { ...store.bookings, lock } });
    });

/**
 * Races over one suggestion: whoever is later must see what the first has done. In memory units of work run one after another, so
 * that there is no twin without the lock.
 */
export const describeSessionRaces = (name: string, open: OpenStore) =>
  describe(`races over a suggestion on ${name}`, () => {
    const store = usingStore(open);
    const shopOn = (unitOfWork: UnitOfWork, now = NOW) =>
      createShop({ ...memoryPorts({ now: () => now }), unitOfWork, read: store().read, now: () => now });

    /** A session that waits for its customer, whose link is known. */
    const suggested = async (shop = shopOn(store().unitOfWork)) => {
      const slots = [aSlot({ date: day('2026-03-19') })];
      const { id, token } = await store().unitOfWork(async ({ bookings, sessionLinks }) => {
        const booking = aBooking({ id: await bookings.nextId(), lines: [aBookedLine({ slots })] });
        await bookings.add(booking);
        const secret = unique('token');
        const { hashToken } = memoryPorts({});
        await sessionLinks.add({ bookingId: booking.id, line: 0, unit: 0, round: 1 }, hashToken(secret), NOW);
        return { id: booking.id, token: secret };
      });
      const sessionId = `${id}-1-1`;
      await shop.suggestTimes(anAdmin(), sessionId, { times: [...TIMES], expiresAt: EXPIRES });
      const now = async () => {
        const booking = await store().read.bookings.byId(id);
        const [session] = booking ? sessionsOf(booking) : [];
        if (!session) throw new Error('The session is gone');
        return session;
      };
      return { id, token, sessionId, now };
    };

    const acceptances = async (unitOfWork: UnitOfWork) => {
      const shop = shopOn(unitOfWork);
      const { token, now } = await suggested();
      const { succeeded } = await allAtOnce(2, (time) => shop.answerSuggestion(token, time));
      return { succeeded, session: await now() };
    };

    it('agrees on one of two times that are accepted at once', async () => {
      for (let race = 0; race < RACES; race++) {
        const { succeeded, session } = await acceptances(store().unitOfWork);
        expect(succeeded).toHaveLength(1);
        expect(session).toMatchObject({ state: 'agreed', version: 3, agreed: succeeded[0]?.session.agreed });
      }
    });

    if (name === 'Postgres')
      it('(without the lock: both are told that theirs is agreed)', async () => {
        expect((await acceptances(unlocked(store().unitOfWork))).succeeded).toHaveLength(2);
      });

    it('is either accepted or withdrawn, never both', async () => {
      for (let race = 0; race < RACES; race++) {
        const shop = shopOn(store().unitOfWork);
        const { token, sessionId, now } = await suggested();
        const { succeeded } = await allAtOnce(2, async (at): Promise<string> => {
          if (at === race % 2) await shop.answerSuggestion(token, 0);
          else await shop.withdrawSuggestions(anAdmin(), sessionId);
          return at === race % 2 ? 'agreed' : 'preferred';
        });
        expect(succeeded).toEqual([(await now()).state]);
      }
    });

    it('is either accepted or expires, whichever job or customer is first', async () => {
      for (let race = 0; race < RACES; race++) {
        const [before, after] = [shopOn(store().unitOfWork), shopOn(store().unitOfWork, EXPIRES)];
        const { id, token, now } = await suggested();
        const expiry = { bookingId: id, line: 0, unit: 0, round: 1 };
        const { succeeded } = await allAtOnce(2, async (at) => {
          if (at === race % 2) return (await before.answerSuggestion(token, 0)).state;
          await after.expireSuggestion(expiry);
          return 'tried';
        });
        const { state } = await now();
        expect(state).toBe(succeeded.includes('agreed') ? 'agreed' : 'preferred');
        expect(succeeded).toContain('tried');
      }
    });
  });
