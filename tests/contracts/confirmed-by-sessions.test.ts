import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

/** As the release before writes: it knows nothing of whose a confirmation is. */
const ADD = `insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total, confirmed)
  select id, 'WC-' || id, 'Mara', 'Reyes', 'm@northlight.example', '', 100, 100, true from unnest($ids) id`;

describe('who has confirmed a booking', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  const run = (sql: string) => store.database.reader.run(textQuery(sql));
  const add = (...ids: readonly number[]) => run(ADD.replace('$ids', `array[${ids}]`));
  const setConfirmed = (id: number, confirmed: boolean) =>
    run(`update bookings set confirmed = ${confirmed}, version = version + 1 where id = ${id}`);
  const confirmation = async (id: number) => {
    const { state, confirmedBySessions } = (await store.read.bookings.byId(id)) ?? {};
    return { state, confirmedBySessions };
  };
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await ormOn(store.database).migrator.up({ to: 'calendar-index' });
    await add(1);
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const BY_ADMINISTRATOR = { state: 'confirmed', confirmedBySessions: false };

  it('is an administrator where a release that does not say it has confirmed it, before this one or beside it', async () => {
    await add(2);
    expect([await confirmation(1), await confirmation(2)]).toEqual([BY_ADMINISTRATOR, BY_ADMINISTRATOR]);
  });

  it('is an administrator where the release before takes it back from the sessions and sets it again', async () => {
    await add(3);
    await run('update bookings set confirmed_by_sessions = true where id = 3');
    expect(await confirmation(3)).toEqual({ state: 'confirmed', confirmedBySessions: true });
    await setConfirmed(3, false);
    expect(await confirmation(3)).toEqual({ state: 'unconfirmed', confirmedBySessions: false });
    await setConfirmed(3, true);
    expect(await confirmation(3)).toEqual(BY_ADMINISTRATOR);
  });

  it('(without the trigger: the sessions would have it, and one that is opened again would end it)', async () => {
    await add(4);
    await run('update bookings set confirmed_by_sessions = true where id = 4');
    await run('alter table bookings disable trigger bookings_unconfirmed');
    await setConfirmed(4, false);
    await setConfirmed(4, true);
    await run('alter table bookings enable trigger bookings_unconfirmed');
    expect(await confirmation(4)).toEqual({ state: 'confirmed', confirmedBySessions: true });
  });
});
