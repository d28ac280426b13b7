import { defineEntity, p } from '@mikro-orm/core';
import { at, flag, now, text } from '../driver/column-builders.ts';

/** The last heartbeat of each process. Unlogged, because it is not needed after a crash. */
export const PulseRow = defineEntity({
  name: 'PulseRow',
  tableName: 'pulses',
  // null for releases before 1.0.0, which do not record it.
  properties: { node: text().primary(), at: now(), release: text().nullable() },
});

/** Counts of attempts shared by all nodes. The columns are those of rate-limiter-flexible. */
export const RateLimitRow = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limits',
  properties: {
    key: text().primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable().index(),
  },
});

/** Facts about the whole shop, in a single row. */
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
    /** When the last complete backup was taken, when one was last proven by a restore, and when one last failed. */
    lastBackupAt: at().nullable(),
    lastBackupVerifiedAt: at().nullable(),
    lastBackupFailedAt: at().nullable(),
    /** Whether staff must have a second factor. */
    secondFactorRequired: flag(false),
    /** Connects this shop's database of test data with it. */
    identity: text().defaultRaw('(gen_random_uuid())::text'),
  },
});
