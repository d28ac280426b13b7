import { CUSTOMER_ACTOR } from '@wondercast/core/bookings/booking/words';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Builder, type Given, statement } from '../driver/statement.ts';

/** Replaces some keys of a JSON object. A column may also hold a JSON null, which `||` would turn into an array. */
const replaced = (column: RawBuilder<unknown>, keys: RawBuilder<unknown>): RawBuilder<null> =>
  sql<null>`case when jsonb_typeof(${column}) = 'object' then ${column} || ${keys} end`;

/** Removes the reason and the account's name from a cancellation. `column` belongs to table `b` or `s`. */
const unnamed = (column: 'b.cancellation' | 's.cancellation'): RawBuilder<null> => {
  const cancellation = sql.ref(column);
  return replaced(
    cancellation,
    sql`'{"reason": null}' || case
      when ${cancellation} ->> 'actor' = (select u.username from users as u where u.id = b.account_id)
      then jsonb_build_object('actor', ${sql.lit(CUSTOMER_ACTOR)}::text) else '{}' end`,
  );
};

/** Removes texts about single sessions. The sessions' versions stay, because they mark rows of older releases. */
const wordlessSessions = (db: Pick<Builder, 'updateTable'>, ids: Given<{ ids: readonly number[] }>['ids']) =>
  db
    .updateTable('booking_slots as s')
    .from('bookings as b')
    .set({
      guest_notes: null,
      host_notes: null,
      suggestion: replaced(sql.ref('s.suggestion'), sql`'{"note": null}'`),
      cancellation: unnamed('s.cancellation'),
    })
    .whereRef('b.id', '=', 's.booking_id')
    .where('b.id', '=', anyOf(ids));

/** All parts of the statement see the bookings before the update, with their accounts. */
export const ANONYMISE = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .with('closed', (each) => each.deleteFrom('booking_tokens').where('booking_id', '=', anyOf(ids)))
    .with('unlinked', (each) => each.deleteFrom('session_links').where('booking_id', '=', anyOf(ids)))
    .with('unwritten', (each) => each.deleteFrom('booking_notes').where('booking_id', '=', anyOf(ids)))
    .with('unread', (each) =>
      each
        .updateTable('booking_mails')
        .set({ subject: null, text: null })
        .where('booking_id', '=', anyOf(ids)),
    )
    .with('forgotten', (each) => each.deleteFrom('answers').where('booking_id', '=', anyOf(ids)))
    .with('unnamed', (each) =>
      each
        .updateTable('booking_changes as c')
        .from('bookings as b')
        .set({
          frozen: sql`c.frozen || case when c.frozen ? 'customer' then '{"customer": null, "reason": null}'::jsonb else '{"reason": null}' end`,
          actor: sql<string>`case when c.actor_id = b.account_id then '' else c.actor end`,
          actor_id: sql<number | null>`nullif(c.actor_id, b.account_id)`,
        })
        .whereRef('b.id', '=', 'c.booking_id')
        .where('b.id', '=', anyOf(ids)),
    )
    .with('wordless', (each) => wordlessSessions(each, ids))
    .updateTable('bookings as b')
    .set(({ eb }) => ({
      account_id: null,
      visitor_key: null,
      phone_number: '',
      cancellation: unnamed('b.cancellation'),
      special_requests: null,
      return_url: null,
      version: eb('b.version', '+', 1),
    }))
    .where('b.id', '=', anyOf(ids)),
);
