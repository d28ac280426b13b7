import {
  type BookingCursor,
  EVERY_BOOKING,
  NEWEST_FIRST,
  sortValueOf,
} from '@wondercast/core/desk/office/register';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

/** More newer ones than are read before anything is counted. */
const NEWER = 4_100;
const OLDER = 90;

/** The newest first: `NEWER` of Okonkwo, `OLDER` of Tanaka, every second of them paid. Their ids are spread over ten parts of the index. */
const FILL = `insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total, payment_status, created_at, search_text)
  select (${NEWER + OLDER} - n) * 20, 'WC-' || n, 'Mara', name, 'mara@northlight.example', '', 39000, 39000, case when n % 2 = 0 then 'paid' else 'pending' end,
    timestamptz '2026-06-01' - interval '1 minute' * n, lower(name)
  from generate_series(1, ${NEWER + OLDER}) n
  cross join lateral (select case when n <= ${NEWER} then 'Okonkwo' else 'Tanaka' end) as of (name)`;

describe('a search among many bookings', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    await migrate(database.url);
    store = await openPostgres(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(FILL);
    await client.query('analyze bookings');
    await client.end();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  /** References of all pages with 40 bookings, and what each of them said of the total. */
  const leaf = async (words: readonly string[], countTo: number | undefined, paid: boolean) => {
    const filter = { ...EVERY_BOOKING, words, paymentStatus: paid ? ('paid' as const) : null };
    const references: string[] = [];
    const totals = new Set<number>();
    let after: BookingCursor | null = null;
    for (let more = true; more; ) {
      const page = await store.read.register.page(
        { filter, order: NEWEST_FIRST },
        { limit: 40, after, ...(countTo === undefined ? {} : { countTo }) },
      );
      references.push(...page.bookings.map(({ reference }) => reference));
      totals.add(page.total);
      const last = page.bookings.at(-1);
      after = last ? { value: sortValueOf(last, 'createdAt'), id: last.id } : null;
      more = page.more;
    }
    return { references, totals: [...totals] };
  };
  const numbered = (from: number, to: number, paid: boolean) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)
      .filter((number) => !paid || number % 2 === 0)
      .map((number) => `WC-${number}`);

  it.each([false, true])(
    'finds what is far behind in its order, counted or not (paid alone: %s)',
    async (paid) => {
      const expected = numbered(NEWER + 1, NEWER + OLDER, paid);
      for (const countTo of [undefined, 10, 40, 1_000]) {
        const { references, totals } = await leaf(['tanaka'], countTo, paid);
        expect(references).toEqual(expected);
        expect(totals).toEqual([Math.min(expected.length, (countTo ?? Number.POSITIVE_INFINITY) + 1)]);
      }
    },
  );

  it('finds what is frequent at once, and counts no further than it is told', async () => {
    const expected = numbered(1, NEWER, true);
    // The newest two parts have 200, more than 100 and fewer than 1,000 or all.
    for (const countTo of [100, 1_000, undefined]) {
      const { references, totals } = await leaf(['okonkwo'], countTo, true);
      expect(references).toEqual(expected);
      expect(totals).toEqual([Math.min(expected.length, (countTo ?? Number.POSITIVE_INFINITY) + 1)]);
    }
  });
});
