import {
  type Setting,
  type SettingName,
  type Settings,
  servedAs,
  settingFields,
} from '@wondercast/core/shop/settings/registry';
import { sql } from 'kysely';
import { raiseVersion } from '../catalogue/raise-version.ts';
import { writtenRow } from '../driver/query.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

const BY_NAME = statement((db, { name }: Given<{ name: SettingName }>) =>
  db.selectFrom('settings').select(['value', 'version']).where('name', '=', name),
);

const PUT = statement(
  (_, { name, value, at }: Given<{ name: SettingName; value: string; at: Date }>) =>
    sql<{
      version: number;
    }>`insert into settings (name, value, updated_at) values (${name}, ${value}::jsonb, ${at})
    on conflict (name) do update set value = excluded.value, version = settings.version + 1, updated_at = excluded.updated_at
    returning version`,
);

export const postgresSettings = (session: Session): Settings => ({
  byName: async (name) => {
    const [row] = await session.run(BY_NAME({ name }));
    return row ? { value: settingFields[name].parse(row.value), version: row.version } : null;
  },
  put: async (name, value, at) => {
    await raiseVersion(session)({ kind: servedAs(name) });
    const rows = await session.run(PUT({ name, value: JSON.stringify(value), at }));
    const { version } = writtenRow(rows, 'The setting');
    const set: Setting<typeof value> = { value, version };
    return set;
  },
});
