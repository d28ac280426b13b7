import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** What was skipped or guessed in the last reading of a host's calendar. */
export const feedRemarks = (tell: SendEvent) =>
  class FeedRemarks extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "host_feeds" add column if not exists "remarks" jsonb not null default '[]'`,
      );
    }
  };
