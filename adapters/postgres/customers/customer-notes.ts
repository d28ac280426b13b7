import { identityOf } from '@wondercast/core/desk/customers/customer-record';
import type { CustomerNotes } from '@wondercast/core/desk/customers/ports';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { insertAndRead } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { CustomerNoteRow } from './tables.ts';

const ADD = insertAndRead(CustomerNoteRow, 'id');
const OF = statement((db, { customerId }: Given<{ customerId: number }>) =>
  db
    .selectFrom('customer_notes')
    .select(fieldsOf(CustomerNoteRow))
    .where(({ eb, selectFrom }) =>
      eb(
        'customer_id',
        'in',
        selectFrom('customers')
          .select('id')
          .where(({ eb: each, or }) =>
            or([each('id', '=', customerId), each('merged_into_id', '=', customerId)]),
          ),
      ),
    )
    .orderBy('id', 'desc'),
);
const REMOVE = statement((db, { customerId, id }: Given<{ customerId: number; id: number }>) =>
  db
    .deleteFrom('customer_notes')
    .where('id', '=', id)
    .where(({ eb, selectFrom }) =>
      eb(
        'customer_id',
        'in',
        selectFrom('customers')
          .select('id')
          .where(({ eb: each, or }) =>
            or([each('id', '=', customerId), each('merged_into_id', '=', customerId)]),
          ),
      ),
    )
    .returning('id'),
);
const FORGET = statement(
  (
    _,
    { identities }: Given<{ identities: readonly string[] }>,
  ) => sql`delete from customer_notes where customer_id in (
      select g.id from customers g where coalesce(g.merged_into_id, g.id) in (
        select coalesce(c.merged_into_id, c.id) from customers c where c.identity = any(${identities})))`,
);

export const postgresCustomerNotes = ({ run }: Session): CustomerNotes => ({
  add: async (note) => writtenRow(await run(ADD(note)), 'The note'),
  of: (customerId) => run(OF({ customerId })),
  remove: async (customerId, id) => (await run(REMOVE({ customerId, id }))).length > 0,
  forget: async (customers) => {
    await run(FORGET({ identities: customers.map(identityOf) }));
  },
});
