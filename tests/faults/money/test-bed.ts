import { randomBytes } from 'node:crypto';
import type { Job, Performers } from '@wondercast/core/kernel/jobs';
import { mayBePaid } from '@wondercast/core/money/payment/intent-states';
import type { Ports, Store } from '@wondercast/core/shop';
import { createShop, performersOf, type Shop } from '@wondercast/core/shop';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { memorySimulatorRecords } from '../../../adapters/memory/payment/simulator-records.ts';
import { inBatches } from '../../../adapters/postgres/jobs/batches.ts';
import { takeOver } from '../../../adapters/postgres/jobs/job-outbox.ts';
import { postgresSimulatorRecords } from '../../../adapters/postgres/payment/simulator-records.ts';
import { openPostgres } from '../../../adapters/postgres/postgres-store.ts';
import type { SimulatorRecords } from '../../../adapters/simulator/records.ts';
import { createSimulator, type Simulator } from '../../../adapters/simulator/simulator.ts';
import { evidenceOfPostgres, evidenceOfStore } from '../../support/auditor-evidence.ts';
import {
  type PaymentEvidence,
  paymentMistakes,
  paymentsOfPostgres,
  paymentsOfStore,
} from '../../support/auditor-payments.ts';
import { STORE_RULES } from '../../support/auditor-rules.ts';
import { createDatabase } from '../../support/database.ts';
import { stockedShop } from '../../support/memory-ports.ts';
import { type Interrupt, interrupted, Killed } from './interrupted.ts';
import { inProcess, interruptedStatements, uninterrupted } from './interrupted-statements.ts';

export type StoreName = 'memory' | 'postgres';

/** A process of the shop. Several share one test bed, as nodes share a database. */
export interface Node {
  readonly shop: Shop;
  /** Runs every job that waits. @throws Killed when the process dies of it */
  runJobs(): Promise<void>;
}

export interface Audit {
  readonly bookings: number;
  /** Different ones: a process may die between sending and noting it. */
  readonly mails: number;
  readonly refunded: number;
  readonly mistakes: readonly string[];
}

/** A stocked shop whose processes may die or dawdle, a provider that outlives them, and a clock that is set by hand. */
export interface TestBed {
  readonly name: StoreName;
  readonly clock: { now: Date };
  readonly simulator: Simulator;
  /** Of a process that never dies, for looking. */
  readonly ports: Ports;
  start(interrupt?: Interrupt, overrides?: Partial<Ports>): Node;
  /** `ofStore`: what can be judged from the store alone is judged, too. */
  audit(what?: { readonly ofStore?: boolean }): Promise<Audit>;
  /** Mails that were sent again although whoever had sent them lived on, and so could note it. */
  mailedTwice(): readonly string[];
  close(): Promise<void>;
}

interface Place {
  readonly overrides: Partial<Ports>;
  readonly records: SimulatorRecords;
  runJobs(performers: Performers): Promise<void>;
  payments(bookingIds: readonly number[], payments: Simulator): Promise<PaymentEvidence>;
  bookings(ports: Ports): ReturnType<typeof evidenceOfStore>;
  close(): Promise<void>;
}

const TEMPLATE = {
  name: 'money',
  prepare: async (url: string) => {
    const store = await openPostgres(url);
    await store.migrate();
    await store.close();
  },
};

const onPostgres = async (): Promise<Place> => {
  const database = await createDatabase(TEMPLATE);
  const store = await openPostgres(database.url, { around: interruptedStatements });
  const { pool } = store.database;
  const logger = new Logger(() => () => {});
  return {
    overrides: { unitOfWork: store.unitOfWork, read: store.read },
    // The provider outlives whoever asks it.
    records: uninterrupted(postgresSimulatorRecords(store.database)),
    runJobs: async (performers) => {
      const dead: Killed[] = [];
      const taskList: TaskList = Object.fromEntries(
        Object.entries(performers).map(([name, perform]) => [
          name,
          inBatches(
            async (payload) => {
              try {
                await perform(payload as never);
              } catch (error) {
                if (error instanceof Killed) dead.push(error);
                throw error;
              }
            },
            async () => {},
          ),
        ]),
      );
      const taken = async (): Promise<boolean> => {
        let all = 0;
        for (let moved = await takeOver(store.database); moved > 0; moved = await takeOver(store.database))
          all += moved;
        return all > 0;
      };
      await taken();
      // Nobody waits here for real minutes, and whoever dies counts no attempt. A mail that is put off meanwhile waits for the next time.
      for (
        let putOff = 'now()', more = true;
        more;
        putOff = `now() + interval '1 hour'`, more = await taken()
      ) {
        const { rowCount } = await pool.query(
          `update graphile_worker._private_jobs
           set attempts = 0, run_at = case when payload::text like '%"since"%' then ${putOff} else now() end
           where locked_at is null`,
        );
        if (!rowCount) return;
        await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger, concurrency: 4 });
        if (dead[0]) throw dead[0];
      }
    },
    payments: () => paymentsOfPostgres(database.url),
    bookings: () => evidenceOfPostgres(database.url),
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
};

const MOST_ATTEMPTS = 3;

/** One sending of a mail, and whether its process is dead by now. */
interface Sending {
  readonly messageId: string;
  isDead(): boolean;
}

const noting = ({ mailer }: Ports, sendings: Sending[], isDead: () => boolean): Ports['mailer'] => ({
  send: async (mail, withinMs) => {
    await mailer.send(mail, withinMs);
    sendings.push({ messageId: mail.messageId, isDead });
  },
});

/** Believes every delivery: for the twin that must fail. */
const credulous = (simulator: Simulator): Simulator => ({
  ...simulator,
  verify: async (body) => {
    try {
      return JSON.parse(Buffer.from(body).toString('utf8'));
    } catch {
      return null;
    }
  },
});

/** A guard that is switched off, for the twin that must fail. */
export type Unguarded =
  /** Believes every delivery. */
  | 'signature'
  /** Opens a payment beside one that was made and is not in the ledger yet. */
  | 'one-payment'
  /** Lists nothing of what comes in too much. */
  | 'excess';

const without = (ports: Ports, unguarded: Unguarded | null): Ports => {
  const part = (store: Store): Store => {
    const { intents, attention } = store;
    if (unguarded === 'one-payment')
      return {
        ...store,
        intents: {
          ...intents,
          ofBooking: async (id) => (await intents.ofBooking(id)).filter(mayBePaid),
        },
      };
    if (unguarded === 'excess')
      return {
        ...store,
        attention: {
          ...attention,
          add: async (listed) => listed.reason !== 'paid-twice' && attention.add(listed),
        },
      };
    return store;
  };
  if (unguarded === null || unguarded === 'signature') return ports;
  return {
    ...ports,
    read: part(ports.read),
    unitOfWork: (work) => ports.unitOfWork((store) => work(part(store))),
  };
};

/** A mistake of the shop, for the twin that must fail. */
const withMistake = (ports: Ports, planted: ((store: Store) => Store) | null): Ports =>
  planted ? { ...ports, unitOfWork: (work) => ports.unitOfWork((store) => work(planted(store))) } : ports;

export const openTestBed = async (
  name: StoreName,
  {
    unguarded = null,
    planted = null,
  }: { readonly unguarded?: Unguarded | null; readonly planted?: ((store: Store) => Store) | null } = {},
): Promise<TestBed> => {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') };
  const place = name === 'postgres' ? await onPostgres() : null;
  const simulator = createSimulator({
    records: place?.records ?? memorySimulatorRecords(),
    secret: 'secret of the simulator',
    brand: 'Wondercast',
    now: () => clock.now,
    newToken: () => randomBytes(12).toString('hex'),
  });
  const made = await stockedShop({
    ...place?.overrides,
    payments: unguarded === 'signature' ? credulous(simulator) : simulator,
    now: () => clock.now,
  });
  const { ports } = made;

  const inMemory: Pick<Place, 'runJobs' | 'payments' | 'bookings' | 'close'> = {
    runJobs: async (performers) => {
      const { store } = ports;
      const perform = ({ task, payload }: Job) => performers[task](payload as never);
      const attempts = new Map<number, number>();
      const last = Math.max(0, ...store.tables.jobs.all().map(({ id }) => id));
      // A mail that is put off meanwhile waits for the next time.
      const isPutOff = ({ id, job }: { id: number; job: Job }) => id > last && 'since' in job.payload;
      const next = () =>
        store.tables.jobs.all().find((row) => (attempts.get(row.id) ?? 0) < MOST_ATTEMPTS && !isPutOff(row));
      for (let row = next(); row; row = next()) {
        const { id, job } = row;
        try {
          await perform(job);
          await store.inTables(({ jobs }) => jobs.delete(id));
        } catch (error) {
          if (error instanceof Killed) throw error;
          attempts.set(id, (attempts.get(id) ?? 0) + 1);
        }
      }
    },
    payments: (ids) => paymentsOfStore(ports.read, simulator, ids),
    bookings: () =>
      evidenceOfStore(ports.read, Math.max(0, ...ports.store.tables.bookings.all().map(({ id }) => id))),
    close: async () => {},
  };
  const kept = place ?? inMemory;
  const sendings: Sending[] = [];
  return {
    name,
    clock,
    simulator,
    ports,
    start: (interrupt, overrides) => {
      let isDead = false;
      const dying: Interrupt = async (step) => {
        try {
          await interrupt?.(step);
        } catch (error) {
          isDead ||= error instanceof Killed;
          throw error;
        }
      };
      const ordinary = { ...withMistake(without(ports, unguarded), planted), ...overrides };
      const guarded = { ...ordinary, mailer: noting(ordinary, sendings, () => isDead) };
      const own = interrupt ? interrupted(guarded, dying) : guarded;
      const shop = interrupt ? inProcess(createShop(own), dying) : createShop(own);
      return { shop, runJobs: () => kept.runJobs(performersOf(shop)) };
    },
    audit: async ({ ofStore = false } = {}) => {
      const evidenceOfAll = await kept.bookings(ports);
      const { bookings } = evidenceOfAll;
      const evidence = await kept.payments(
        bookings.map(({ id }) => id),
        simulator,
      );
      const received = ports.mails.filter(({ messageId }) => messageId.startsWith('booking-received'));
      return {
        bookings: bookings.length,
        mails: new Set(received.map(({ messageId }) => messageId)).size,
        refunded: evidence.provider.filter(({ refunded }) => refunded > 0).length,
        mistakes: [
          ...paymentMistakes(bookings, evidence),
          ...(ofStore ? STORE_RULES.flatMap((rule) => rule(evidenceOfAll)) : []),
        ],
      };
    },
    mailedTwice: () =>
      sendings
        .filter(({ messageId }, at) =>
          sendings.slice(0, at).some((before) => before.messageId === messageId && !before.isDead()),
        )
        .map(({ messageId }) => `the mail ${messageId} was sent again`),
    close: kept.close,
  };
};
