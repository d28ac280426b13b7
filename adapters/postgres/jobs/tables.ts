import { defineEntity, p } from '@mikro-orm/core';
import type { Job } from '@wondercast/core/kernel/jobs';

/** A job as it is stored in the outbox. */
export type OutboxJob = { readonly [Name in keyof Job]: Job[Name] } & { readonly notBefore?: string };

/** Jobs of a unit of work, until the queue takes them over. */
export const JobOutboxRow = defineEntity({
  name: 'JobOutboxRow',
  tableName: 'job_outbox',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    jobs: p.json().$type<readonly OutboxJob[]>(),
  },
});
