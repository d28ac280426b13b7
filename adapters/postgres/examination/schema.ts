import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { ormOn, pendingAdditions } from '../driver/orm.ts';

const CHECK = 'tables';

/** Checks that the tables have the schema of this version. */
export const schema = async (database: Database): Promise<readonly Finding[]> => {
  const orm = ormOn(database);
  const pending = await pendingAdditions(orm);
  if (pending.length > 0)
    return [
      wrong(
        CHECK,
        `${pending.length} migrations have not run (${pending.map(({ name }) => name).join(', ')}): start the shop once.`,
        'Start the shop once; it migrates.',
      ),
    ];
  const removals = await orm.migrator.getPending();
  const removable: readonly Finding[] =
    removals.length === 0
      ? []
      : [
          note(
            CHECK,
            `${removals.length} removals wait (${removals.map(({ name }) => name).join(', ')}).`,
            'Run npm run migrate contract once every node is of this release.',
          ),
        ];
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return difference.trim() === ''
    ? [well(CHECK, 'The tables are those of this version.'), ...removable]
    : [
        wrong(
          CHECK,
          `The tables differ from those of this version. What would make them equal:\n${difference.trim()}`,
          'Another program has changed them: undo that, or restore a backup.',
        ),
      ];
};
