import type { TaxedBookings } from '@wondercast/core/bookings/taxing/ports';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { AHEAD } from '../state-sets.ts';

/** A local day begins at most fourteen hours before the same UTC day, and ends at most twelve hours after it. */
const ACROSS = statement((db, { changes, limit }: Given<{ changes: string; limit: number }>) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('tax', 'is not', null)
    .where(
      sql<boolean>`exists (select from booking_slots s, jsonb_array_elements(bookings.tax -> 'units') u,
        lateral (select (u ->> 'rate')::int as place union select (o ->> 1)::int from jsonb_array_elements(u -> 'addOns') o) r,
        lateral (select bookings.tax -> 'rates' -> r.place as rate) t,
        jsonb_to_recordset(${changes}::jsonb) c(country text, region text, category text, percent numeric, name text, parts jsonb, "from" text, until text)
        where s.booking_id = bookings.id and s.state in (${sql.join(AHEAD.map((state) => sql.lit(state)))})
          and s.position = (u ->> 'line')::int and s.unit between (u ->> 'from')::int and (u ->> 'to')::int
          and s.starts_at >= c."from"::timestamp at time zone 'utc' - interval '14 hours'
          and (c.until is null or s.starts_at < c.until::timestamp at time zone 'utc' + interval '12 hours')
          and t.rate ->> 'country' = c.country and (c.region is null or t.rate ->> 'region' = c.region)
          and t.rate ->> 'category' = c.category and t.rate ->> 'reason' not in ('reverse-charge', 'outside-scope')
          and ((t.rate ->> 'percent')::numeric <> c.percent or t.rate ->> 'name' <> c.name or t.rate -> 'parts' <> c.parts))`,
    )
    .orderBy('id')
    .limit(limit),
);

const TAXED_IN = statement<{ readonly taxed: boolean }, { spans: string }>(
  // Reads all bookings once, however many spans are asked about.
  (_, { spans }) => sql<{ taxed: boolean }>`with used as materialized (
      select distinct r ->> 'country' as country, r ->> 'insteadOf' as instead_of, r ->> 'region' as region, r ->> 'category' as category, r ->> 'day' as day
      from bookings, jsonb_array_elements(bookings.tax -> 'rates') r where bookings.tax is not null
    )
    select exists (select from used u
      where c.country in (u.country, u.instead_of) and (c.region is null or u.region = c.region) and u.category = c.category
        and u.day >= c."from" and (c.until is null or u.day < c.until)
    ) as taxed from rows from (jsonb_to_recordset(${spans}::jsonb) as (country text, region text, category text, "from" text, until text))
      with ordinality c order by c.ordinality`,
);

export const postgresTaxedBookings = ({ run }: Session): TaxedBookings => ({
  withOutdatedRates: async (changes, limit) =>
    (await run(ACROSS({ changes: JSON.stringify(changes), limit }))).map(({ id }) => id),
  taxedIn: async (spans) =>
    spans.length === 0
      ? []
      : (await run(TAXED_IN({ spans: JSON.stringify(spans) }))).map(({ taxed }) => taxed),
});
