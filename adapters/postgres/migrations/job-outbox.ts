import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "job_outbox" ("id" bigserial primary key, "jobs" jsonb not null);
create unlogged table "pulses" ("node" text not null, "at" timestamptz not null default now(), primary key ("node"));
`;

/** Jobs wait in a table of their own until the queue takes them over; each process writes that it can. */
export class JobOutbox extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
