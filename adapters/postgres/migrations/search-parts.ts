import { searchIndex } from '../office/search-parts.ts';
import { SPAN_INDEX } from '../office/spans.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const TABLES = ['bookings', 'customers'] as const;

/** Words are found within parts of a table, and sessions to come without those that are past. */
export const searchParts = (tell: SendEvent) =>
  class SearchParts extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('create extension if not exists btree_gin');
      for (const table of TABLES) {
        const { name, expression } = searchIndex(table);
        await this.buildIndex(name, expression);
        // The new one answers what it answered, also for the release before.
        await this.driver.execute(`drop index concurrently if exists "${table}_search_index"`);
      }
      await this.buildIndex('bookings_span_index', SPAN_INDEX);
    }
  };
