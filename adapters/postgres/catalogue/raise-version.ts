import type { Touched } from '@wondercast/core/catalogue/changes';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

/** Raises the catalogue's version and says what the write is about to touch. */
export type RaiseVersion = (touched: Touched) => Promise<void>;

/** One statement: whoever sees the version sees what it touched. */
const RAISE = statement(
  (_, { kind, subject }: Given<{ kind: string; subject: number }>) =>
    sql`with raised as (
      update shop_state set catalogue_version = catalogue_version + 1 where id = 1 returning catalogue_version)
    insert into catalogue_changes (version, kind, subject) select catalogue_version, ${kind}, ${subject}::int from raised`,
);

/** Every write does this first, so that writers take the locks in one order. */
export const raiseVersion =
  ({ run }: Session): RaiseVersion =>
  async (touched) => {
    await run(RAISE({ kind: touched.kind, subject: 'id' in touched ? touched.id : 0 }));
  };
