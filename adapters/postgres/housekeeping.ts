import { GUEST_ORDER_KEPT_MS } from '@wondercast/core/desk/order/order';
import { EXPIRED_INVITATION_KEPT_MS } from '@wondercast/core/people/account/invitation';
import { DELIVERY_KEPT_MS } from '@wondercast/core/people/partners/webhook';
import { sql } from 'kysely';
import type { Sessions } from '../http/pipeline/session.ts';
import type { OctoUnitOfWork } from '../octo/reservation.ts';
import type { Run } from './driver/query.ts';
import { type Given, statement } from './driver/statement.ts';

/** Heartbeats of processes that are gone. */
const SWEEP_PULSES = statement((db) =>
  db.deleteFrom('pulses').where('at', '<', sql<Date>`now() - interval '1 hour'`),
);
const SWEEP_LIMITS = statement((db, { now }: Given<{ now: number }>) =>
  db.deleteFrom('rate_limits').where('expire', '<', now),
);

/** Expired holds reserve nothing. They are kept for an hour, so that an expired hold can be told from one that never existed. */
const OVER_HOLD_KEPT_MS = 60 * 60_000;
/** Every process has seen these changes. */
const SWEEP_CHANGES = statement((db) =>
  db.deleteFrom('staffing_changes').where('at', '<', sql<Date>`now() - interval '10 minutes'`),
);

/**
 * Deletes expired rows: sessions, guests' orders, answers of idempotent requests, reset links, invitations, webhook logs, counters
 * of attempts.
 */
export const runHousekeeping =
  (sessions: Pick<Sessions, 'expire'>, unitOfWork: OctoUnitOfWork, run: Run, reservationsKeptMs: number) =>
  async (now: Date): Promise<void> => {
    await sessions.expire(now);
    await unitOfWork(
      async ({
        answers,
        orders,
        passwordResets,
        invitations,
        webhookDeliveries,
        catalogue,
        holds,
        reservations,
      }) => {
        await holds.expire(new Date(now.getTime() - OVER_HOLD_KEPT_MS));
        await reservations.expire(new Date(now.getTime() - reservationsKeptMs));
        await answers.expire(now);
        await orders.expireOfGuests(new Date(now.getTime() - GUEST_ORDER_KEPT_MS));
        await passwordResets.expire(now);
        await invitations.expire(new Date(now.getTime() - EXPIRED_INVITATION_KEPT_MS));
        await webhookDeliveries.expire(new Date(now.getTime() - DELIVERY_KEPT_MS));
        await catalogue.forgetChanges();
      },
    );
    await run(SWEEP_LIMITS({ now: now.getTime() }));
    await run(SWEEP_PULSES());
    await run(SWEEP_CHANGES());
  };
