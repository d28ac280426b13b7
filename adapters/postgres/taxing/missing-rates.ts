import type { MissingRates } from '@wondercast/core/bookings/taxing/ports';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { insertion, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { MissingRateRow } from './tables.ts';

const PUT = statement<object, Parameters<MissingRates['put']>[0]>(
  () => sql<object>`${insertion(MissingRateRow, 'id')}
    on conflict (booking_id, country) do update set taken = excluded.taken, since = excluded.since`,
);
const BY_ID = rowsBy(MissingRateRow, 'id');
const REMOVE = statement((db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('missing_rates').where('id', '=', id).returning('id'),
);
const ALL = statement((db, { limit }: Given<{ limit: number }>) =>
  db
    .selectFrom('missing_rates')
    .select(fieldsOf(MissingRateRow))
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

export const postgresMissingRates = ({ run }: Session): MissingRates => ({
  put: async (missing) => {
    await run(PUT(missing));
  },
  byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
  remove: async (id) => (await run(REMOVE({ id }))).length > 0,
  all: (limit) => run(ALL({ limit })),
});
