import { GUEST_ORDER_KEPT_MS } from '@wondercast/core/order/order';
import { DELIVERY_KEPT_MS } from '@wondercast/core/partners/webhook';
import type { UnitOfWork } from '@wondercast/core/ports';
import type { Sessions } from '../http/pipeline/session.ts';
import type { Sql } from './driver/database.ts';

/** Of processes that are gone. */
const SWEEP_PULSES = "delete from pulses where at < now() - interval '1 hour'";
const SWEEP_LIMITS = 'delete from rate_limits where expire < $1';

/** Forgets what has expired: sessions, guests' orders, answers of idempotent requests, reset links, the log of webhooks, counts of attempts. */
export const runHousekeeping =
  (sessions: Sessions, unitOfWork: UnitOfWork, sql: Sql) =>
  async (now: Date): Promise<void> => {
    await sessions.expire(now);
    await unitOfWork(async ({ answers, orders, passwordResets, webhookDeliveries }) => {
      await answers.expire(now);
      await orders.expireOfGuests(new Date(now.getTime() - GUEST_ORDER_KEPT_MS));
      await passwordResets.expire(now);
      await webhookDeliveries.expire(new Date(now.getTime() - DELIVERY_KEPT_MS));
    });
    await sql(SWEEP_LIMITS, [now.getTime()]);
    await sql(SWEEP_PULSES);
  };
