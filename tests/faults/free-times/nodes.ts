import { randomUUID } from 'node:crypto';
import { openPostgres, type PostgresStore } from '../../../adapters/postgres/postgres-store.ts';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { aHost, anExperience } from '../../support/builders.ts';
import { createDatabase } from '../../support/database.ts';
import { timePasses } from '../../support/time-passes.ts';

const NODES = 3;
const HOSTS = 3;
const DAY_MS = 86_400_000;

export interface NodeFigures {
  rounds: number;
  /** Rounds in which exactly as many have booked as there are hosts, and all others were told other times. */
  right: number;
  booked: number;
  told: number;
  /** Hosts who have two sessions at once. */
  doubled: number;
  /** Submits that a killed node never answered, and that went to another one. */
  sentAgain: number;
  readonly failures: string[];
}

interface Answered {
  readonly status: number;
  readonly taken?: readonly { readonly alternatives: readonly string[] }[];
}

/** Days ahead, at two in the afternoon. */
const startOf = (round: number): Date => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(midnight + (3 + (round % 20)) * DAY_MS + 14 * 3_600_000);
};

/** An experience that is booked at once, with three hosts of its own. */
const anInstant = ({ unitOfWork }: Pick<PostgresStore, 'unitOfWork'>) =>
  unitOfWork(async ({ catalogue, hosts }) => {
    const { id } = await catalogue.addExperience(
      anExperience({ bookingMode: 'instant', duration: '60 min' }),
    );
    const ids: number[] = [];
    for (let at = 0; at < HOSTS; at++)
      ids.push((await hosts.add(aHost({ experienceIds: [id], takesInstant: true }))).id);
    return { experienceId: id, ids };
  });

/** One submit at one node; null where the connection ended without an answer. */
const submit = async (url: string, key: string, body: object): Promise<Answered | null> => {
  try {
    const reply = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'idempotency-key': key,
        'idempotency-proof': `${key} of a test`,
      },
      body: JSON.stringify(body),
    });
    const { taken } = (await reply.json()) as { taken?: Answered['taken'] };
    return { status: reply.status, ...(taken && { taken }) };
  } catch {
    return null;
  }
};

/** As a browser waits before it sends again. */
const RETRY_MS = 100;
const MOST_TRIES = 100;

/**
 * Buyers who want one time at once, from three nodes over one database, one of which is killed meanwhile. Whoever has no answer sends the
 * same again to the next node, under the same key.
 */
export const raceNodes = async ({
  rounds,
  buyers,
}: {
  readonly rounds: number;
  readonly buyers: number;
}): Promise<NodeFigures> => {
  const figures: NodeFigures = {
    rounds: 0,
    right: 0,
    booked: 0,
    told: 0,
    doubled: 0,
    sentAgain: 0,
    failures: [],
  };
  const database = await createDatabase();
  const store = await openPostgres(database.url);
  await store.migrate();
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32), SEED: 'none' };
  const nodes: AppProcess[] = [];
  try {
    await store.unitOfWork(({ settings }) =>
      settings.put(
        'booking-rules',
        { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] },
        new Date(),
      ),
    );
    nodes.push(...(await Promise.all(Array.from({ length: NODES }, () => startAppProcess(env)))));
    for (let round = 0; round < rounds; round++) {
      const { experienceId, ids } = await anInstant(store);
      const startsAt = [startOf(round).toISOString()];
      const line = { experienceId, selectedTier: 'starter', quantity: 1, addOns: [], startsAt };
      const doomed = nodes[round % NODES];
      let isAnswered = false;
      const buy = async (buyer: number): Promise<Answered> => {
        const key = randomUUID();
        const body = {
          firstName: `Buyer ${buyer}`,
          lastName: 'Crowd',
          email: `buyer-${round}-${buyer}@northlight.example`,
          totalPrice: 990,
          items: [{ ...line, timezone: 'Europe/Berlin' }],
        };
        for (let time = 0; time < MOST_TRIES; time++) {
          const answer = await submit(nodes[(buyer + time) % NODES]?.url ?? '', key, body);
          if (answer && answer.status < 500) {
            isAnswered = true;
            return answer;
          }
          figures.sentAgain += 1;
          await timePasses(RETRY_MS);
        }
        return { status: 0 };
      };
      const bought = Array.from({ length: buyers }, (_, buyer) => buy(buyer));
      // In the middle of it: the first are answered, and most wait.
      while (!isAnswered) await timePasses(5);
      await doomed?.end('SIGKILL');
      const answers = await Promise.all(bought);
      await doomed?.restart();
      const booked = answers.filter(({ status }) => status === 201).length;
      const told = answers.filter(
        ({ status, taken }) => status === 409 && taken?.length === 1 && taken[0]?.alternatives.length === 6,
      ).length;
      for (const { status } of answers)
        if (status !== 201 && status !== 409) figures.failures.push(String(status));
      const reserved = await store.read.assignments.reservedBetween(
        new Date(),
        new Date(Date.now() + 60 * DAY_MS),
        new Date(),
        ids,
      );
      figures.rounds += 1;
      figures.booked += booked;
      figures.told += told;
      figures.doubled += reserved.length - new Set(reserved.map(({ hostId }) => hostId)).size;
      if (booked === HOSTS && told === buyers - HOSTS && reserved.length === HOSTS) figures.right += 1;
    }
    return figures;
  } finally {
    await Promise.all(nodes.map((node) => node.remove()));
    await store.close();
    await database.drop();
  }
};
