import { Migration } from '@mikro-orm/migrations';

/** Reports the progress of a migration. */
export type SendEvent = (line: string) => void;

const ROWS_A_STEP = 2_000;
const PATIENCE = "set lock_timeout = '900ms'";
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const isBusy = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return [error, cause].some(
    (each) => each instanceof Error && 'code' in each && each.code === LOCK_NOT_AVAILABLE,
  );
};

/**
 * A migration of tables that are in use and may be large. Each step commits separately and holds no lock for more than a second.
 * Steps must be repeatable: `if not exists`, and rows that are done are skipped.
 */
export abstract class MigrationInSteps extends Migration {
  protected abstract readonly tell: SendEvent;

  override isTransactional(): boolean {
    return false;
  }

  /** Runs a DDL statement. When the table is locked it gives up and retries, so that no other query queues behind it. */
  protected async define(sql: string): Promise<void> {
    await this.driver.execute(PATIENCE);
    for (;;) {
      try {
        await this.driver.execute(sql);
        break;
      } catch (error) {
        if (!isBusy(error)) throw error;
        await pause();
      }
    }
    await this.driver.execute('set lock_timeout = 0');
  }

  /** Builds an index concurrently. First drops what an interrupted build has left. */
  protected async buildIndex(name: string, definition: string): Promise<void> {
    await this.driver.execute(`drop index concurrently if exists "${name}"`);
    await this.driver.execute(definition.replace(/^create (unique )?index/, '$& concurrently'));
  }

  /** Runs an update over all ids of a table in ranges `$from ≤ id < $to`. */
  protected fill(table: string, update: (from: number, to: number) => string): Promise<void> {
    return this.eachStep(table, async (from, to) => {
      await this.driver.execute(update(from, to));
    });
  }

  /** Like `fill`, for steps with more than one statement. */
  protected async eachStep(table: string, work: (from: number, to: number) => Promise<void>): Promise<void> {
    const [row] = await this.driver.execute<{ last: number | null }[]>(
      `select max(id)::int as last from "${table}"`,
    );
    const last = row?.last ?? 0;
    // A table that was never analysed looks small, so the planner would scan it completely for each row.
    await this.driver.execute('set enable_seqscan = off');
    for (let from = 0; from <= last; from += ROWS_A_STEP) {
      await work(from, from + ROWS_A_STEP);
      this.tell(`Migrating ${table}: ${Math.min(from + ROWS_A_STEP, last)} of ${last}`);
    }
    await this.driver.execute('reset enable_seqscan');
  }
}
