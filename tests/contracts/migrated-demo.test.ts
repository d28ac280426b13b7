import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoExperiences } from '../../adapters/demo/catalogue.ts';
import { seedDemo } from '../../adapters/demo/seed.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { anExperience } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const NOW = new Date('2030-03-01T10:00:00.000Z');
const WORDS = { username: 'Mara', userImage: null, rating: 5, comment: 'We laughed a lot.' };

let database: TestDatabase;
let store: PostgresStore;
beforeAll(async () => {
  database = await createDatabase();
  store = await openPostgres(database.url);
  await store.migrate();
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

it('a demo that the release before has filled knows its reviews, and no others', async () => {
  await seedDemo(store.unitOfWork, NOW);
  // As that release left it: today's shop cannot fill the tables of that day.
  await store.database.reader.run(textQuery("delete from demo_records where kind = 'review'"));
  await store.database.reader.run(textQuery("delete from schema_migrations where name = 'demo-reviews'"));
  const { own, given } = await store.unitOfWork(async ({ catalogue }) => {
    const [sold] = (await catalogue.load()).experiences;
    const { id: experienceId } = await catalogue.addExperience(anExperience());
    return {
      own: (await catalogue.addReview({ ...WORDS, experienceId })).id,
      given: (await catalogue.addReview({ ...WORDS, experienceId: sold?.id ?? 0, writtenAt: NOW })).id,
    };
  });
  await store.migrate();
  const marked = (await store.read.demo.all()).filter(({ kind }) => kind === 'review');
  expect(marked.every(({ touched }) => !touched)).toBe(true);
  const ids = marked.map(({ id }) => id);
  expect(ids).toHaveLength(demoExperiences.flatMap(({ reviews }) => reviews).length);
  expect(ids).not.toContain(own);
  expect(ids).not.toContain(given);
});
