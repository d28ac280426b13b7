import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import { sql } from 'kysely';
import { noteCatalogueEdit } from '../../system/work-context.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

/** Raises the catalogue's version and records what the write is about to touch. */
export type RaiseVersion = (touched: Touched) => Promise<void>;

/** A single statement, so that whoever sees the version also sees what it touched. */
const RAISE = statement(
  (_, { kind, subject }: Given<{ kind: string; subject: number }>) =>
    sql`with raised as (
      update shop_state set catalogue_version = catalogue_version + 1 where id = 1 returning catalogue_version)
    insert into catalogue_changes (version, kind, subject) select catalogue_version, ${kind}, ${subject}::int from raised`,
);

/** Every write begins with this, so that writers take locks in the same order. */
export const raiseVersion =
  ({ run }: Session): RaiseVersion =>
  async (touched) => {
    noteCatalogueEdit();
    await run(RAISE({ kind: touched.kind, subject: 'id' in touched ? touched.id : 0 }));
  };

const RAISE_FOR_MANY = statement(
  (_, { kind, subjects }: Given<{ kind: string; subjects: readonly number[] }>) =>
    sql`with raised as (
      update shop_state set catalogue_version = catalogue_version + 1 where id = 1 returning catalogue_version)
    insert into catalogue_changes (version, kind, subject)
    select catalogue_version, ${kind}, subject from raised, unnest(${subjects}::int[]) as subject`,
);

/** Raises the version once for many records of one kind. */
export const raiseForMany = async (
  { run }: Session,
  kind: 'experience' | 'add-on',
  subjects: readonly number[],
): Promise<void> => {
  noteCatalogueEdit();
  await run(RAISE_FOR_MANY({ kind, subjects: [...new Set(subjects)] }));
};
