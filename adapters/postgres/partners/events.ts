import type { KeyMode } from '@wondercast/core/people/caller';
import type { EventPublisher } from '@wondercast/core/people/partners/ports';
import { eventBody, type WebhookEvent } from '@wondercast/core/people/partners/webhook';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

/**
 * Whether any endpoint is enabled, as far as this process knows: it is at most a second behind other processes. Without endpoints,
 * placing a booking runs no query about webhooks.
 */
export interface Listening {
  anybody: boolean;
}

interface News {
  event: WebhookEvent;
  bookingId: number;
  reference: string;
  body: string;
  at: Date;
  partnerId: number | null;
  mode: KeyMode;
}

/**
 * Adds one delivery and one job for each endpoint, in one statement. Waits for endpoints that are being deleted, so that no booking
 * fails because of them.
 */
const PUBLISH = statement((db, given: Given<News>) =>
  db
    .with('listening', (each) =>
      each
        .selectFrom('webhook_endpoints')
        .select('id')
        .where('enabled', '=', true)
        .where('mode', '=', sql<KeyMode>`${given.mode}`)
        .where(sql<boolean>`jsonb_exists(events, ${given.event})`)
        .where(({ eb, or }) =>
          or([eb('partner_id', 'is', null), eb('partner_id', '=', sql<number>`${given.partnerId}::int`)]),
        )
        .forKeyShare(),
    )
    .with('deliveries', (each) =>
      each
        .insertInto('webhook_deliveries')
        .columns([
          'id',
          'endpoint_id',
          'event',
          'booking_id',
          'reference',
          'body',
          'state',
          'created_at',
          'next_at',
          'attempts',
        ])
        .expression(({ selectFrom }) =>
          selectFrom('listening').select([
            sql<string>`'msg_' || replace(gen_random_uuid()::text, '-', '')`.as('id'),
            'listening.id as endpoint_id',
            sql<WebhookEvent>`${given.event}`.as('event'),
            sql<number>`${given.bookingId}::int`.as('booking_id'),
            sql<string>`${given.reference}`.as('reference'),
            sql<string>`${given.body}`.as('body'),
            sql.lit('pending').as('state'),
            sql<Date>`${given.at}::timestamptz`.as('created_at'),
            sql<Date>`${given.at}::timestamptz`.as('next_at'),
            sql<[]>`'[]'::jsonb`.as('attempts'),
          ]),
        )
        .returning('id'),
    )
    .insertInto('job_outbox')
    .columns(['jobs'])
    .expression(({ selectFrom }) =>
      selectFrom('deliveries').select(
        sql`jsonb_build_array(jsonb_build_object('task', 'deliver-webhook',
          'payload', jsonb_build_object('deliveryId', id, 'attempt', 0, 'retry', 0)))`.as('jobs'),
      ),
    ),
);

export const postgresEvents = (
  { run }: Session,
  listening: Listening,
  { jobsAdded, now, mode }: { jobsAdded(): void; now(): Date; readonly mode: KeyMode },
): EventPublisher => ({
  publish: async (event, booking) => {
    if (!listening.anybody) return;
    jobsAdded();
    const at = now();
    await run(
      PUBLISH({
        event,
        bookingId: booking.id,
        reference: booking.reference,
        body: eventBody(event, booking, at, mode),
        at,
        partnerId: booking.partner?.id ?? null,
        mode,
      }),
    );
  },
});
