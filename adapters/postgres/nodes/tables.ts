import { defineEntity, p } from '@mikro-orm/core';
import { at, flag, now, text } from '../driver/column-builders.ts';

/** When each process last wrote. Not logged, because it is not needed after a crash. */
export const PulseRow = defineEntity({
  name: 'PulseRow',
  tableName: 'pulses',
  // Releases before 1.0.0 do not say which they are.
  properties: { node: text().primary(), at: now(), release: text().nullable() },
});

/** Counts of attempts that several nodes share; the columns are those of rate-limiter-flexible. */
export const RateLimitRow = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limits',
  properties: {
    key: text().primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable().index(),
  },
});

/** One row: what is true of the shop as a whole. */
export const ShopStateRow = defineEntity({
  name: 'ShopStateRow',
  tableName: 'shop_state',
  checks: [{ name: 'shop_state_single_check', expression: 'id = 1' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    catalogueVersion: p.integer().default(1),
    logosEnabled: flag(true),
    seededAt: at().nullable(),
    paymentsReconciledUntil: at().nullable(),
    partnersVersion: p.integer().default(1),
    /** When the last whole backup was taken, when one was last proven by a restore, and when one last failed. */
    lastBackupAt: at().nullable(),
    lastBackupVerifiedAt: at().nullable(),
    lastBackupFailedAt: at().nullable(),
    /** Whether the staff signs in with a second factor only. */
    secondFactorRequired: flag(false),
    /** Tells this shop's database of test data from others. */
    identity: text().defaultRaw('(gen_random_uuid())::text'),
  },
});
