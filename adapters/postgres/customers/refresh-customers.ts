import { sql } from 'kysely';
import type { Database } from '../driver/database.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { IDENTITY_OF_BOOKING, SUMS } from './customer-sums.ts';

/** Key of an advisory lock that nothing else uses. It is released with its transaction, as poolers require. */
const CUSTOMERS_LOCK = 732_016_203;
/** Rows per round, which takes some hundred milliseconds at most. */
const A_ROUND = 2_000;
/** How many rounds a reader waits for; the rest is done by a timer. */
const ROUNDS = 5;

const bookedAs = (identity: string) =>
  sql`exists (select from bookings b where ${sql.raw(IDENTITY_OF_BOOKING)} = ${sql.ref(identity)})`;

type Identities = Given<{ identities: readonly string[] }>;
type Ids = Given<{ ids: readonly number[] }>;

const IS_DUE = statement(() => sql<{ due: boolean }>`select exists (select from customers_due) as due`);
const LOCK = statement(() => sql`select pg_advisory_xact_lock(${sql.lit(CUSTOMERS_LOCK)})`);
const TAKE = statement(
  () => sql<{ identity: string }>`with gone as (
      delete from customers_due where id in (select id from customers_due order by id limit ${sql.lit(A_ROUND)}) returning identity)
    select distinct identity from gone`,
);
const ENSURE = statement(
  (_, { identities }: Identities) => sql`insert into customers (identity)
    select i.identity from unnest(${identities}::text[]) as i (identity)
    where ${bookedAs('i.identity')} and not exists (select from customers c where c.identity = i.identity)`,
);
const ROOTS = statement((db, { identities }: Identities) =>
  db
    .selectFrom('customers')
    .select(({ fn, ref }) => fn.coalesce(ref('merged_into_id'), ref('id')).as('id'))
    .distinct()
    .where('identity', '=', sql<string>`any(${identities})`),
);
const FORGET = statement(
  (_, { identities }: Identities) => sql`delete from customers c
    where c.identity = any(${identities}) and not (${bookedAs('c.identity')})
      and not exists (select from customers m where m.merged_into_id = c.id)`,
);
/** A row without bookings into which others are merged stays, without its identity. */
const HOLD_ONLY = statement(
  (_, { identities }: Identities) => sql`update customers c set identity = null
    where c.identity = any(${identities}) and not (${bookedAs('c.identity')})`,
);
const FORGET_HOLDERS = statement(
  (_, { ids }: Ids) => sql`delete from customers c
    where c.id = any(${ids}) and c.identity is null and not exists (select from customers m where m.merged_into_id = c.id)`,
);
const COUNT = statement(
  (_, { ids }: Ids) => sql`update customers c set bookings = s.bookings, spend = s.spend, credit = s.credit,
      first_booked_at = s.first_booked_at, last_booked_at = s.last_booked_at, newest_booking_id = s.newest_booking_id,
      search_text = s.search_text
    from (select coalesce(m.merged_into_id, m.id) as root, ${sql.raw(SUMS)}
      from customers m join bookings b on ${sql.raw(IDENTITY_OF_BOOKING)} = m.identity
      where m.id = any(${ids}) or m.merged_into_id = any(${ids}) group by 1) s
    where c.id = s.root`,
);

/** Recomputes the sums of these customers. None of them may be merged into another. */
export const countCustomers = async ({ run }: Session, ids: readonly number[]): Promise<void> => {
  await run(FORGET_HOLDERS({ ids }));
  await run(COUNT({ ids }));
};

/** Runs one round. Returns false when nothing was due. */
const refreshSome = async (session: Session): Promise<boolean> => {
  const { run } = session;
  const identities = (await run(TAKE())).map(({ identity }) => identity);
  if (identities.length === 0) return false;
  await run(ENSURE({ identities }));
  const ids = (await run(ROOTS({ identities }))).map(({ id }) => id);
  await run(FORGET({ identities }));
  await run(HOLD_ONLY({ identities }));
  await countCustomers(session, ids);
  return true;
};

/**
 * Locks the customer register until the transaction ends, and brings it up to date. Reads after this see the work of the previous
 * holder.
 */
export const lockCustomers = async (session: Session): Promise<void> => {
  await session.run(LOCK());
  for (let round = 0; round < ROUNDS && (await refreshSome(session)); round++);
};

/** Like `lockCustomers`, but only when something is due; otherwise it costs a single query. */
export const refreshCustomers = async (session: Session): Promise<void> => {
  const [asked] = await session.read(IS_DUE());
  if (asked?.due) await lockCustomers(session);
};

const RENAME = statement(
  (
    _,
    { before, after }: Given<{ before: string; after: string }>,
  ) => sql`update customers c set identity = ${after}
    where c.identity = ${before} and not (${bookedAs('c.identity')})
      and not exists (select from customers k where k.identity = ${after})`,
);
const GIVE_NOTES = statement(
  (
    _,
    { before, after }: Given<{ before: string; after: string }>,
  ) => sql`update customer_notes n set customer_id = k.id
    from customers c, customers k
    where c.identity = ${before} and n.customer_id = c.id and k.identity = ${after} and not (${bookedAs('c.identity')})`,
);

/** Moves a customer to a new identity when no booking is left under the old one. */
export const renameCustomer = async (
  { run }: Session,
  names: { readonly before: string; readonly after: string },
): Promise<void> => {
  if (names.before === names.after) return;
  await run(LOCK());
  await run(RENAME(names));
  await run(GIVE_NOTES(names));
};

/** Brings the whole customer register up to date, a batch of customers per transaction. */
export const refreshAllCustomers = async ({ transaction }: Pick<Database, 'transaction'>): Promise<void> => {
  for (let more = true; more; )
    more = await transaction(async (session) => {
      const [asked] = await session.run(IS_DUE());
      if (!asked?.due) return false;
      await session.run(LOCK());
      return refreshSome(session);
    });
};
