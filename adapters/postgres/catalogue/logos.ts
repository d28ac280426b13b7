import type { NewLogo } from '@wondercast/core/catalogue/logo';
import type { Logos } from '@wondercast/core/catalogue/ports';
import { sql } from 'kysely';
import { insertRow, updateRow } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { logoOf, rowsInJson } from './catalogue-rows.ts';
import type { RaiseVersion } from './raise-version.ts';
import { LogoRow } from './tables.ts';

const STRIP = statement((db) =>
  db
    .selectFrom('shop_state')
    .select(['logos_enabled as enabled', rowsInJson(LogoRow, sql`r.position, r.id`).as('logos')])
    .where('id', '=', 1),
);
const ADD = insertRow(LogoRow, 'id', 'createdAt', 'updatedAt');
const CHANGE = updateRow(LogoRow, 'createdAt');
const REMOVE_OTHERS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.deleteFrom('logo_carousel').where('id', '<>', sql<number>`all(${ids})`),
);
const ENABLE = statement((db, { enabled }: Given<{ enabled: boolean }>) =>
  db.updateTable('shop_state').set({ logos_enabled: enabled }).where('id', '=', 1),
);

const fieldsOf = ({ order, ...logo }: NewLogo) => ({ ...logo, position: order });

export const postgresLogos = ({ run }: Session, raise: RaiseVersion): Logos => {
  const logoStrip: Logos['logoStrip'] = async () => {
    const [strip] = await run(STRIP());
    return { enabled: strip?.enabled ?? true, logos: (strip?.logos ?? []).map(logoOf) };
  };
  return {
    logoStrip,
    replaceLogos: async ({ enabled, logos }) => {
      await raise({ kind: 'logos' });
      await run(ENABLE({ enabled }));
      const there = new Set((await logoStrip()).logos.map(({ id }) => id));
      const isKnown = (id: number | undefined): id is number => id !== undefined && there.has(id);
      await run(REMOVE_OTHERS({ ids: logos.map(({ id }) => id).filter(isKnown) }));
      for (const { id, ...logo } of logos)
        if (isKnown(id)) await run(CHANGE({ id, ...fieldsOf(logo), updatedAt: new Date() }));
        else await run(ADD(fieldsOf(logo)));
      return (await logoStrip()).logos;
    },
  };
};
