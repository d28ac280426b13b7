import { MikroORM } from '@mikro-orm/postgresql';
import { day, line, wholeFrom } from '@wondercast/core/kernel/fields';
import { field, type KeptRecord, type RecordFields } from '@wondercast/core/kernel/records/field';
import type { Records } from '@wondercast/core/kernel/records/ports';
import { recordKind } from '@wondercast/core/people/record-kind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordsIn } from '../../adapters/memory/records.ts';
import { overlayOn } from '../../adapters/memory/rows.ts';
import { postgresCatalogue } from '../../adapters/postgres/catalogue/catalogue.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { recordTable } from '../../adapters/postgres/record-tables.ts';
import { recordsOf, statementsOf } from '../../adapters/postgres/records.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { OWN_TABLE } from './own-table.ts';

const FIELDS: RecordFields = {
  name: field({
    kind: 'text',
    label: 'Name',
    rule: line(80),
    audited: 'shown',
    unique: { taken: 'There is one.', ignoresCase: true },
  }),
  from: field({ kind: 'day', label: 'From', rule: day(), initial: '2031-01-01', audited: 'shown' }),
  daysOff: field({ kind: 'whole', label: 'Days', rule: wholeFrom(1, 9), initial: 1, audited: 'shown' }),
};
const KIND = recordKind({ name: 'demo', fields: FIELDS, notFound: 'No.', orderedBy: 'name' });
const SERVED = { ...KIND, servedAs: 'booking-rules' } as const;
const FROM = '2031-12-25';
const AT = new Date('2031-06-01T12:00:00.123Z');

interface StoreOfRecords {
  readonly records: Records<RecordFields>;
  /** Records that are served with the catalogue. */
  readonly served: Records<RecordFields>;
  /** The version of the catalogue. */
  version(): Promise<number>;
}

const memory = (): StoreOfRecords => {
  const rows = overlayOn(new Map<number, KeptRecord<RecordFields>>());
  let [last, version] = [0, 1];
  const changed = () => {
    version += 1;
  };
  const table = { rows: () => rows, nextId: () => ++last, now: () => new Date(), changed };
  return {
    records: recordsIn(KIND, table),
    served: recordsIn(SERVED, table),
    version: async () => version,
  };
};

describe('records of a kind that has nothing else', () => {
  let made: TestDatabase;
  let store: PostgresStore;
  const stores = new Map<string, StoreOfRecords>();
  beforeAll(async () => {
    made = await createDatabase();
    store = await openPostgres(made.url);
    await store.migrate();
    const { reader } = store.database;
    const table = recordTable(OWN_TABLE, KIND);
    const orm = new MikroORM({ entities: [table], clientUrl: made.url, logger: () => {} });
    const sql = await orm.schema.getCreateSchemaSQL();
    await orm.close();
    for (const each of sql.split(';\n')) if (each.trim()) await reader.run(textQuery(each));
    stores.set('Postgres', {
      records: recordsOf(reader, 'plain', statementsOf(KIND, { table })),
      served: recordsOf(reader, 'plain', statementsOf(SERVED, { table })),
      version: () => postgresCatalogue(reader).version(),
    });
    stores.set('memory', memory());
  });
  afterAll(async () => {
    await store.close();
    await made.drop();
  });
  const on = (name: string): StoreOfRecords => {
    const store = stores.get(name);
    if (!store) throw new Error(`There is no store ${name}`);
    return store;
  };

  it.each(['Postgres', 'memory'])(
    'are kept, listed in their order, changed and removed: %s',
    async (name) => {
      const { records } = on(name);
      const [b, c, a] = [
        await records.add({ name: 'b', daysOff: 1, from: FROM }),
        await records.add({ name: 'C', daysOff: 2, from: FROM }),
        await records.add({ name: 'a', daysOff: 3, from: FROM }),
      ];
      expect(b).toMatchObject({ name: 'b', daysOff: 1, from: FROM, version: 1 });
      expect(b.createdAt).toBeInstanceOf(Date);
      expect((await records.all()).map((each) => each.name)).toEqual(['C', 'a', 'b']);
      expect(await records.byId(a.id)).toEqual(a);
      const changed = await records.change(c.id, { daysOff: 9 }, AT);
      expect(changed).toEqual({ ...c, daysOff: 9, updatedAt: AT, version: 2 });
      expect(await records.lock(c.id)).toEqual(changed);
      await records.remove(c.id);
      expect(await records.byId(c.id)).toBeNull();
    },
  );

  it.each(['Postgres', 'memory'])(
    'raise the version of the catalogue with every write where they are served with it, and only there: %s',
    async (name) => {
      const { records, served, version } = on(name);
      const raised: number[] = [];
      const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        const before = await version();
        const result = await work();
        raised.push((await version()) - before);
        return result;
      };
      for (const each of [records, served]) {
        const { id } = await write(() => each.add({ name: 'served', daysOff: 1, from: FROM }));
        await write(() => each.change(id, { daysOff: 2 }, AT));
        await write(() => each.remove(id));
      }
      expect(raised).toEqual([0, 0, 0, 1, 1, 1]);
    },
  );

  it.each(['Postgres', 'memory'])('have no name twice, whatever its case: %s', async (name) => {
    const { records } = on(name);
    const { id } = await records.add({ name: 'Taken', daysOff: 1, from: FROM });
    const other = await records.add({ name: 'other', daysOff: 1, from: FROM });
    await expect(records.add({ name: 'tAKEN', daysOff: 1, from: FROM })).rejects.toThrow();
    await expect(records.change(other.id, { name: 'TAKEN' }, AT)).rejects.toThrow();
    expect(await records.change(id, { name: 'TAKEN' }, AT)).toMatchObject({ name: 'TAKEN', version: 2 });
  });
});
