import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aHost } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const AT = new Date('2030-03-01T10:00:00.000Z');

describe('hosts that a node remembers', () => {
  let database: TestDatabase;
  let own: PostgresStore;
  let other: PostgresStore;
  let texts: string[] = [];
  beforeAll(async () => {
    database = await createDatabase();
    own = await openPostgres(database.url, {
      around: (run) => (query) => {
        texts.push(query.text);
        return run(query);
      },
    });
    other = await openPostgres(database.url);
    await own.migrate();
  });
  afterAll(async () => {
    await own.close();
    await other.close();
    await database.drop();
  });
  const found = async () => {
    texts = [];
    return (await own.read.hosts.active(AT)).map(({ name, mostADay }) => [name, mostADay]);
  };

  it('are read once, and again after another node or a hand has changed them', async () => {
    for (const name of ['Anjali', 'Marco'])
      await other.unitOfWork(({ hosts }) => hosts.add(aHost({ name, mostADay: 3 })));
    expect(await found()).toEqual([
      ['Anjali', 3],
      ['Marco', 3],
    ]);
    expect(texts).toHaveLength(2);
    await found();
    expect(texts).toHaveLength(1);
    const [, marco] = await other.read.hosts.active(AT);
    await other.unitOfWork(async ({ hosts }) => marco && hosts.save({ ...marco, mostADay: 5 }));
    expect(await found()).toEqual([
      ['Anjali', 3],
      ['Marco', 5],
    ]);
    await other.database.reader.run(textQuery(`update hosts set name = 'Zoe' where name = 'Anjali'`));
    expect(await found()).toEqual([
      ['Marco', 5],
      ['Zoe', 3],
    ]);
    await other.database.reader.run(textQuery(`update hosts set active = false where name = 'Zoe'`));
    expect(await found()).toEqual([['Marco', 5]]);
    own.renew();
    expect(await found()).toEqual([['Marco', 5]]);
    expect(texts).toHaveLength(2);
  });
});
