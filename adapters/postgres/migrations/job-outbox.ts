import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "job_outbox" ("id" bigserial primary key, "jobs" jsonb not null);
create unlogged table "pulses" ("node" text not null, "at" timestamptz not null default now(), primary key ("node"));
`;

/** The outbox, in which jobs wait for the queue, and heartbeats: each process shows that it can write. */
export class JobOutbox extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
