import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase, type Template, type TestDatabase } from '../support/database.ts';

const made: TestDatabase[] = [];
afterAll(() => Promise.all(made.map((database) => database.drop())));

const create = async (template?: Template) => {
  const database = await createDatabase(template);
  made.push(database);
  return database;
};

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('a database for a test', () => {
  it('is real, empty and its own', async () => {
    const [one, two] = await Promise.all([create(), create()]);
    expect(one.url).not.toBe(two.url);
    await query(one.url, 'create table mine (id int)');
    const tables = `select count(*)::int as tables from pg_tables where schemaname = 'public'`;
    expect(await query(one.url, tables)).toEqual([{ tables: 1 }]);
    expect(await query(two.url, tables)).toEqual([{ tables: 0 }]);
  });

  it('is copied from a template that is prepared once, also when many ask at once', async () => {
    let prepared = 0;
    const template: Template = {
      name: 'filled',
      prepare: async (url) => {
        prepared += 1;
        await query(url, 'create table kept as select 42 as answer');
      },
    };
    const copies = await Promise.all(Array.from({ length: 5 }, () => create(template)));
    expect(prepared).toBe(1);
    await query(copies[0]!.url, 'update kept set answer = 0');
    expect(await query(copies[1]!.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is tried again from the start when its template could not be filled', async () => {
    const broken = { name: 'broken', prepare: () => Promise.reject(new Error('no')) };
    await expect(createDatabase(broken)).rejects.toThrow('no');
    const mended = await create({
      ...broken,
      prepare: (url) => query(url, 'create table kept ()').then(() => {}),
    });
    expect(await query(mended.url, 'select * from kept')).toEqual([]);
  });

  it('goes although somebody is still connected', async () => {
    const { url, drop } = await createDatabase();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await drop();
    await expect(query(url, 'select 1')).rejects.toThrow('does not exist');
  });
});
