import { sql } from 'kysely';
import { TO_DECIDE } from '../state-sets.ts';

/** The number of tax matters that wait for a person, without those of deleted bookings. */
export const TAX_MATTERS = sql<number>`((select count(*) from missing_rates)
  + (select count(*) from number_checks where decision is null and state in (${sql.join(TO_DECIDE.map((state) => sql.lit(state)))})
    and exists (select from bookings where bookings.id = number_checks.booking_id)))::int`;
