import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { SignedIn } from '@wondercast/core/people/caller';
import type { Store, UnitOfWork } from '@wondercast/core/shop';
import { createShop, type Shop } from '@wondercast/core/shop';
import { memoryPorts } from '../../../adapters/memory/ports.ts';
import { openPostgres, type PostgresStore } from '../../../adapters/postgres/postgres-store.ts';
import { aBookedLine, aBooking, aSlot, day, unique } from '../../support/builders.ts';
import { createDatabase } from '../../support/database.ts';
import { timePasses } from '../../support/time-passes.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const EXPIRES = new Date('2026-03-03T10:00:00.000Z');
const TIMES = [
  { startsAt: new Date('2026-03-26T16:00:00.000Z'), zone: 'America/New_York' },
  { startsAt: new Date('2026-04-01T21:00:00.000Z'), zone: 'UTC' },
] as const;
const CONNECTIONS = 3;
const desk: SignedIn = {
  kind: 'signed-in',
  accountId: 1,
  username: 'desk',
  role: 'admin',
  visitorKey: null,
};

export const KINDS = ['accept against accept', 'accept against withdraw', 'accept against expiry'] as const;
export type Kind = (typeof KINDS)[number];

type Ports = Parameters<typeof createShop>[0];

/** A shop on three connections. */
export interface SessionTestBed {
  readonly ports: Ports;
  /** On each connection: before the suggestion expires, and after. */
  readonly nodes: readonly { readonly shop: Shop; readonly later: Shop }[];
  close(): Promise<void>;
}

/** As if nobody locked the booking: everybody decides on what they have read. */
const unlocked =
  (unitOfWork: UnitOfWork): UnitOfWork =>
  (work) =>
    unitOfWork((store: Store) => {
      const lock = async (id: number) => {
        const booking = await store.bookings.byId(id);
        // The others read meanwhile.
        await timePasses(20);
        return booking;
      };
      return work({ ...store, bookings: { ...store.bookings, lock } });
    });

const nodeOf = (ports: Ports) => ({
  shop: createShop(ports),
  later: createShop({ ...ports, now: () => EXPIRES }),
});

/** Without the lock nothing but what each has read is left. */
export const openSessions = async (
  store: 'memory' | 'postgres',
  { locked = true }: { readonly locked?: boolean } = {},
): Promise<SessionTestBed> => {
  if (store === 'memory') {
    const ports = memoryPorts({ now: () => NOW });
    return { ports, nodes: Array.from({ length: CONNECTIONS }, () => nodeOf(ports)), close: async () => {} };
  }
  const database = await createDatabase();
  const stores: PostgresStore[] = [];
  for (let each = 0; each < CONNECTIONS; each++) stores.push(await openPostgres(database.url));
  await stores[0]?.migrate();
  const portsOf = stores.map(({ unitOfWork, read }) =>
    memoryPorts({ unitOfWork: locked ? unitOfWork : unlocked(unitOfWork), read, now: () => NOW }),
  );
  const [ports] = portsOf;
  if (!ports) throw new Error('There is at least one connection');
  return {
    ports,
    nodes: portsOf.map(nodeOf),
    close: async () => {
      for (const each of stores) await each.close();
      await database.drop();
    },
  };
};

/** A session that waits for its customer, whose link is known. */
const suggested = async ({ ports, nodes }: SessionTestBed) => {
  const token = unique('token');
  const id = await ports.unitOfWork(async ({ bookings, sessionLinks }) => {
    const lines = [aBookedLine({ slots: [aSlot({ date: day('2026-03-19') })] })];
    const booking = aBooking({ id: await bookings.nextId(), lines });
    await bookings.add(booking);
    await sessionLinks.add(
      { bookingId: booking.id, line: 0, unit: 0, round: 1 },
      ports.hashToken(token),
      NOW,
    );
    return booking.id;
  });
  await nodes[0]?.shop.suggestTimes(desk, `${id}-1-1`, { times: [...TIMES], expiresAt: EXPIRES });
  return { id, token };
};

export interface RaceFigures {
  races: number;
  /** The session is what everybody who succeeded was told. */
  right: number;
  /** Somebody was told what is not so. */
  contradicted: number;
  /** Anything but a refusal that was thrown. */
  readonly failures: string[];
}

type Try = (at: number, token: string, id: number) => Promise<string | null>;

/** What each connection tries, and which state it was told; null when it promises nothing. */
const triesOf = (kind: Kind, { nodes }: SessionTestBed, race: number): Try => {
  const accept = async (at: number, token: string): Promise<string> => {
    const page = await nodes[at]?.shop.answerSuggestion(token, at % TIMES.length);
    return `agreed ${page?.session.agreed?.startsAt.toISOString()}`;
  };
  return async (at, token, id) => {
    if (kind === 'accept against accept' || at === race % CONNECTIONS) return accept(at, token);
    if (kind === 'accept against withdraw') {
      await nodes[at]?.shop.withdrawSuggestions(desk, `${id}-1-1`);
      return 'preferred';
    }
    await nodes[at]?.later.expireSuggestion({ bookingId: id, line: 0, unit: 0, round: 1 });
    return null;
  };
};

/** Three connections answer, withdraw or let expire the same suggestion at the same time, `count` times. */
export const raceSessions = async (
  testBed: SessionTestBed,
  kind: Kind,
  count: number,
): Promise<RaceFigures> => {
  const figures: RaceFigures = { races: 0, right: 0, contradicted: 0, failures: [] };
  for (let race = 0; race < count; race++) {
    const { id, token } = await suggested(testBed);
    const attempt = triesOf(kind, testBed, race);
    const settled = await Promise.allSettled(testBed.nodes.map((_, at) => attempt(at, token, id)));
    const told: string[] = [];
    for (const each of settled) {
      if (each.status === 'fulfilled') {
        if (each.value !== null) told.push(each.value);
      } else if (!(each.reason instanceof Refusal)) figures.failures.push(String(each.reason));
    }
    const booking = await testBed.ports.read.bookings.byId(id);
    const [session] = booking ? sessionsOf(booking) : [];
    const now = session?.agreed ? `agreed ${session.agreed.startsAt.toISOString()}` : `${session?.state}`;
    figures.races += 1;
    // Who comes second to the same time is told that it is agreed: both are right.
    const isRight = told.every((each) => each === now) && (told.length > 0 || now === 'preferred');
    if (isRight) figures.right += 1;
    else figures.contradicted += 1;
  }
  return figures;
};
