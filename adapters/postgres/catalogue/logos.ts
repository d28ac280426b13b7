import { isSameLogo, type NewLogo } from '@wondercast/core/shop/catalogue/logo';
import type { Logos } from '@wondercast/core/shop/catalogue/ports';
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
const ORDER = statement((db, { ids, places }: Given<{ ids: readonly number[]; places: readonly number[] }>) =>
  db
    .updateTable('logo_carousel as l')
    .from(
      sql<{ id: number; place: number }>`unnest(${ids}::int[], ${places}::int[])`.as<'wanted'>(
        sql`wanted (id, place)`,
      ),
    )
    .set(({ ref }) => ({ position: ref('wanted.place') }))
    .whereRef('l.id', '=', 'wanted.id')
    .whereRef('l.position', '<>', 'wanted.place'),
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
      const there = new Map((await logoStrip()).logos.map((logo) => [logo.id, logo]));
      const known = logos.flatMap(({ id, ...logo }) =>
        id !== undefined && there.has(id) ? [{ ...logo, id }] : [],
      );
      const ids = known.map(({ id }) => id);
      await run(REMOVE_OTHERS({ ids }));
      // Unchanged rows keep their timestamp with microseconds, which a Date cannot hold.
      await run(ORDER({ ids, places: known.map(({ order }) => order) }));
      for (const { id, ...logo } of logos) {
        const before = id === undefined ? undefined : there.get(id);
        if (!before) await run(ADD(fieldsOf(logo)));
        else if (!isSameLogo(before, logo))
          await run(CHANGE({ id: before.id, ...fieldsOf(logo), updatedAt: new Date() }));
      }
      return (await logoStrip()).logos;
    },
  };
};
