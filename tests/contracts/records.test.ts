import { MikroORM } from '@mikro-orm/postgresql';
import { line, wholeFrom } from '@wondercast/core/kernel/fields';
import { field, type KeptRecord, type RecordFields } from '@wondercast/core/kernel/records/field';
import type { Records } from '@wondercast/core/kernel/records/ports';
import { recordKind } from '@wondercast/core/people/record-kind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordsIn } from '../../adapters/memory/records.ts';
import { overlayOn } from '../../adapters/memory/rows.ts';
import { type Database, openDatabase } from '../../adapters/postgres/driver/database.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
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
  daysOff: field({ kind: 'whole', label: 'Days', rule: wholeFrom(1, 9), initial: 1, audited: 'shown' }),
};
const KIND = recordKind({ name: 'demo', fields: FIELDS, notFound: 'No.', orderedBy: 'name' });
const AT = new Date('2031-06-01T12:00:00.123Z');

const memory = (): Records<RecordFields> => {
  const rows = overlayOn(new Map<number, KeptRecord<RecordFields>>());
  let last = 0;
  return recordsIn(KIND, { rows: () => rows, nextId: () => ++last, now: () => new Date() });
};

describe('records of a kind that has nothing else', () => {
  let made: TestDatabase;
  let database: Database;
  const stores = new Map<string, Records<RecordFields>>();
  beforeAll(async () => {
    made = await createDatabase();
    database = openDatabase({ url: made.url });
    const table = recordTable(OWN_TABLE, KIND);
    const orm = new MikroORM({ entities: [table], clientUrl: made.url, logger: () => {} });
    const sql = await orm.schema.getCreateSchemaSQL();
    await orm.close();
    for (const each of sql.split(';\n')) if (each.trim()) await database.reader.run(textQuery(each));
    stores.set('Postgres', recordsOf(database.reader, 'plain', statementsOf(KIND, { table })));
    stores.set('memory', memory());
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });
  const on = (name: string): Records<RecordFields> => {
    const records = stores.get(name);
    if (!records) throw new Error(`There is no store ${name}`);
    return records;
  };

  it.each(['Postgres', 'memory'])(
    'are kept, listed in their order, changed and removed: %s',
    async (name) => {
      const records = on(name);
      const [b, c, a] = [
        await records.add({ name: 'b', daysOff: 1 }),
        await records.add({ name: 'C', daysOff: 2 }),
        await records.add({ name: 'a', daysOff: 3 }),
      ];
      expect(b).toMatchObject({ name: 'b', daysOff: 1, version: 1 });
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

  it.each(['Postgres', 'memory'])('have no name twice, whatever its case: %s', async (name) => {
    const records = on(name);
    const { id } = await records.add({ name: 'Taken', daysOff: 1 });
    const other = await records.add({ name: 'other', daysOff: 1 });
    await expect(records.add({ name: 'tAKEN', daysOff: 1 })).rejects.toThrow();
    await expect(records.change(other.id, { name: 'TAKEN' }, AT)).rejects.toThrow();
    expect(await records.change(id, { name: 'TAKEN' }, AT)).toMatchObject({ name: 'TAKEN', version: 2 });
  });
});
