import { searchIndex } from '../office/search-parts.ts';
import { SPAN_INDEX } from '../office/spans.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const TABLES = ['bookings', 'customers'] as const;

/** Indexes that search words within parts of a table, and future sessions without past ones. */
export const searchParts = (tell: SendEvent) =>
  class SearchParts extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('create extension if not exists btree_gin');
      for (const table of TABLES) {
        const { name, expression } = searchIndex(table);
        await this.buildIndex(name, expression);
        // The new index answers the same queries, also for the previous release.
        await this.driver.execute(`drop index concurrently if exists "${table}_search_index"`);
      }
      await this.buildIndex('bookings_span_index', SPAN_INDEX);
    }
  };
