import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The source address of a fetched picture, so that a repeated import uses the existing copies. */
export const fetchedPictures = (tell: SendEvent) =>
  class FetchedPictures extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "uploads" add column if not exists "source" text null');
      await this.buildIndex(
        'uploads_source_index',
        'create index "uploads_source_index" on "uploads" ("source")',
      );
    }
  };
