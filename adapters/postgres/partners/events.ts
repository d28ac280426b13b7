import type { EventPublisher } from '@wondercast/core/partners/ports';
import { eventBody } from '@wondercast/core/partners/webhook';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

/**
 * Whether any endpoint hears anything, as far as this process knows: at most a second behind what others do. Placing a
 * booking asks nothing of the database for the sake of nobody.
 */
export interface Listening {
  anybody: boolean;
}

/**
 * Who hears of it, one delivery and one job for each: in one statement. An endpoint that is being removed is waited for, so
 * that no booking fails for it.
 */
const TELL = constant(`with listening as (
    select id from webhook_endpoints
    where enabled and jsonb_exists(events, $1) and (partner_id is null or partner_id = $6::int)
    for key share),
  told as (
    insert into webhook_deliveries (id, endpoint_id, event, booking_id, reference, body, state, created_at, next_at, attempts)
    select 'msg_' || replace(gen_random_uuid()::text, '-', ''), id, $1, $2, $3, $4, 'pending', $5, $5, '[]' from listening
    returning id)
  insert into job_outbox (jobs) select jsonb_build_array(jsonb_build_object('task', 'deliver-webhook',
    'payload', jsonb_build_object('deliveryId', id, 'attempt', 0, 'retry', 0))) from told`);

export const postgresEvents = (
  { sql }: Session,
  listening: Listening,
  { jobsAdded, now }: { jobsAdded(): void; now(): Date },
): EventPublisher => ({
  publish: async (event, booking) => {
    if (!listening.anybody) return;
    jobsAdded();
    const at = now();
    const body = eventBody(event, booking, at);
    await sql(TELL, [event, booking.id, booking.reference, body, at, booking.partner?.id ?? null]);
  },
});
