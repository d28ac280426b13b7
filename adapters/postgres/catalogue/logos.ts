import type { Logos } from '@wondercast/core/catalogue/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { LogoRow } from '../schema.ts';
import { type LogoJson, logoOf } from './catalogue-rows.ts';

const STRIP = constant(`select s.logos_enabled "enabled",
  (select coalesce(json_agg(row_to_json(g) order by g.position, g.id), '[]') from logo_carousel g) "logos"
  from shop_state s where s.id = 1`);
const GONE = constant('delete from logo_carousel where not id = any($1::int[])');
const ENABLE = constant('update shop_state set logos_enabled = $1 where id = 1');

export const postgresLogos = ({ sql, entities }: Session, raise: () => Promise<void>): Logos => {
  const logoStrip: Logos['logoStrip'] = async () => {
    const [strip] = await sql<{ enabled: boolean; logos: LogoJson[] }>(STRIP);
    return { enabled: strip?.enabled ?? true, logos: (strip?.logos ?? []).map(logoOf) };
  };
  return {
    logoStrip,
    replaceLogos: async ({ enabled, logos }) => {
      await raise();
      await sql(ENABLE, [enabled]);
      const em = await entities();
      const there = new Set((await logoStrip()).logos.map(({ id }) => id));
      const isKnown = (id: number | undefined): id is number => id !== undefined && there.has(id);
      await sql(GONE, [logos.map(({ id }) => id).filter(isKnown)]);
      for (const { id, ...logo } of logos)
        if (isKnown(id)) await em.nativeUpdate(LogoRow, { id }, { ...logo, updatedAt: new Date() });
        else await em.insert(LogoRow, logo);
      return (await logoStrip()).logos;
    },
  };
};
