import { withChanged } from '@wondercast/core/bookings/booking/place';
import { agreeing } from '@wondercast/core/calendar/scheduling/session-changes';
import { isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { SignedIn } from '@wondercast/core/people/caller';
import { createShop, type Shop } from '@wondercast/core/shop';
import { memoryPorts } from '../../../adapters/memory/ports.ts';
import { textQuery } from '../../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../../adapters/postgres/postgres-store.ts';
import { aBookedLine, aBooking, aHost } from '../../support/builders.ts';
import { createDatabase } from '../../support/database.ts';

export const NOW = new Date('2030-03-01T10:00:00.000Z');
const DESKS = 3;
const MINUTE_MS = 60_000;
export const desk: SignedIn = {
  kind: 'signed-in',
  accountId: 1,
  username: 'desk',
  role: 'admin',
  visitorKey: null,
};

/** A shop on three connections. */
export interface StaffingTestBed {
  readonly ports: Parameters<typeof createShop>[0];
  readonly desks: readonly Shop[];
  /** Of each desk. */
  readonly portsOf: readonly Parameters<typeof createShop>[0][];
  close(): Promise<void>;
}

/** Without the constraint nothing but the desks' own look at the host is left. */
export const openStaffing = async (
  store: 'memory' | 'postgres',
  { constrained = true }: { readonly constrained?: boolean } = {},
): Promise<StaffingTestBed> => {
  if (store === 'memory') {
    const ports = memoryPorts({ now: () => NOW });
    const shop = createShop(ports);
    return {
      ports,
      desks: Array.from({ length: DESKS }, () => shop),
      portsOf: Array.from({ length: DESKS }, () => ports),
      close: async () => {},
    };
  }
  const database = await createDatabase();
  const stores: PostgresStore[] = [];
  for (let each = 0; each < DESKS; each++) stores.push(await openPostgres(database.url));
  const portsOf = stores.map(({ unitOfWork, read }) => memoryPorts({ unitOfWork, read, now: () => NOW }));
  const [first] = stores;
  const [ports] = portsOf;
  if (!first || !ports) throw new Error('There is at least one desk');
  await first.migrate();
  if (!constrained)
    await first.database.reader.run(
      textQuery('alter table assignments drop constraint assignments_no_overlap'),
    );
  return {
    ports,
    desks: portsOf.map((each) => createShop(each)),
    portsOf,
    close: async () => {
      for (const each of stores) await each.close();
      await database.drop();
    },
  };
};

/** A booking whose session is agreed for a time. Answers the session's id. */
export const agreedAt = ({ ports }: Pick<StaffingTestBed, 'ports'>, startsAt: Date): Promise<string> =>
  ports.unitOfWork(async ({ bookings }) => {
    const placed = aBooking({ id: await bookings.nextId(), lines: [aBookedLine({ experienceId: 7 })] });
    await bookings.add(placed);
    const [session] = placed.lines[0]?.sessions ?? [];
    if (!session) throw new Error('A line has a session');
    const agreed = agreeing(session, { startsAt, zone: 'UTC', minutes: 60 }, NOW);
    await bookings.saveSessions(withChanged(placed, [agreed]), [agreed]);
    return `${placed.id}-1-1`;
  });

export interface RaceFigures {
  races: number;
  /** Exactly one desk got the host. */
  won: number;
  /** Hosts who have two sessions at once. */
  doubled: number;
  /** Losers who were told the clash. */
  told: number;
  /** Anything else that was thrown. */
  readonly failures: string[];
}

/** Three desks give one host overlapping sessions at the same time, `count` times. */
export const raceDesks = async (testBed: StaffingTestBed, count: number): Promise<RaceFigures> => {
  const figures: RaceFigures = { races: 0, won: 0, doubled: 0, told: 0, failures: [] };
  for (let race = 0; race < count; race++) {
    const { id: hostId } = await testBed.ports.unitOfWork(({ hosts }) =>
      hosts.add(aHost({ experienceIds: [7] })),
    );
    const start = Date.parse('2030-05-06T14:00:00.000Z');
    const sessions: string[] = [];
    for (let at = 0; at < testBed.desks.length; at++)
      sessions.push(await agreedAt(testBed, new Date(start + (race % 3) * at * 20 * MINUTE_MS)));
    const settled = await Promise.allSettled(
      testBed.desks.map((shop, at) =>
        shop.assignHost(desk, sessions[at] ?? '', { hostId, ask: at % 2 === 0, instead: null }),
      ),
    );
    for (const each of settled) {
      if (each.status === 'fulfilled') continue;
      const error: unknown = each.reason;
      const isTold = error instanceof Refusal && error.kind === 'conflict' && 'hindrances' in error.details;
      if (isTold) figures.told += 1;
      else figures.failures.push(String(error));
    }
    const reserving = (await testBed.ports.read.assignments.comingOf(hostId, NOW)).filter(isReserving);
    figures.races += 1;
    if (reserving.length === 1) figures.won += 1;
    if (reserving.length > 1) figures.doubled += 1;
  }
  return figures;
};
