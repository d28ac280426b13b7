import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aSlot, day } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

/** Bookings as release 1.0.0 wrote them: a row of `booking_slots` only where something was said. */
const FILL = `
  insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total, confirmed, delivery_status) values
    (1, 'WC-PENDING', 'Mara', 'Reyes', 'm@northlight.example', '', 100, 100, false, 'pending'),
    (2, 'WC-CONFIRMED', 'Mara', 'Reyes', 'm@northlight.example', '', 100, 100, true, 'pending'),
    (3, 'WC-DELIVERED', 'Mara', 'Reyes', 'm@northlight.example', '', 100, 100, true, 'delivered');
  insert into booking_lines (booking_id, position, title, slug, duration, image_url, quantity, tier_price, add_ons_total, headcount)
    select id, 0, 'Trivia', 'trivia', '1 hour 30 min', '/x', 3, 100, 0, 40 from bookings;
  insert into booking_slots (booking_id, position, unit, day, minute, time, meridiem, zone)
    select id, 0, 0, date '2030-11-03', 90, '1:30', 'AM', 'America/New_York' from bookings;
  insert into booking_slots (booking_id, position, unit, day, time)
    select id, 0, 1, date '2030-11-04', 'after lunch' from bookings`;

const TWICE = aSlot({ date: day('2030-11-03'), time: '1:30', meridiem: 'AM', zone: 'America/New_York' });
const VAGUE = aSlot({ date: day('2030-11-04'), time: 'after lunch' });
/** The first of the two. */
const AGREED = {
  startsAt: new Date('2030-11-03T05:30:00.000Z'),
  zone: 'America/New_York',
  minutes: 90,
};

describe('the sessions of a shop that the release before has filled', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await ormOn(store.database).migrator.up({ to: 'releases' });
    await store.database.reader.run(textQuery(FILL));
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const storyOf = async (id: number) => {
    const booking = await store.read.bookings.byId(id);
    return (
      booking && sessionsOf(booking).map(({ state, agreed, preferences }) => [state, agreed, preferences])
    );
  };
  const everySlot = async (id: number) => (await store.read.bookings.byId(id))?.lines[0]?.slots;

  it('are one for each unit, whose slot is its first preference', async () => {
    expect(await storyOf(1)).toEqual([
      ['preferred', null, [TWICE]],
      ['preferred', null, [VAGUE]],
      ['open', null, []],
    ]);
    const booking = await store.read.bookings.byId(1);
    expect(booking && sessionsOf(booking)).toMatchObject(
      [0, 1, 2].map((unit) => ({ line: 0, unit, headcount: 40, version: 1, rounds: 0, stateSince: null })),
    );
  });

  it('are agreed where the booking is confirmed and the slot names an instant', async () => {
    expect(await storyOf(2)).toEqual([
      ['agreed', AGREED, [TWICE]],
      ['preferred', null, [VAGUE]],
      ['open', null, []],
    ]);
  });

  it('are delivered where the booking is delivered, also those without a slot', async () => {
    expect(await storyOf(3)).toEqual([
      ['delivered', AGREED, [TWICE]],
      ['delivered', null, [VAGUE]],
      ['delivered', null, []],
    ]);
  });

  it('wait for the desk where they have no time, also those without a slot', async () => {
    const at = new Date('2030-01-01T00:00:00.000Z');
    const { needsTime } = await store.read.board.inbox({ now: at, today: { from: at, to: at }, limit: 100 });
    expect(needsTime.count).toBe(5);
    expect(needsTime.sessions.map(({ bookingId, session }) => [bookingId, session.unit])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  it('leave the slots on the wire as they were', async () => {
    for (const id of [1, 2, 3]) expect(await everySlot(id)).toEqual([TWICE, VAGUE, aSlot()]);
  });

  it('go on as they are when the release before writes slots beside this one', async () => {
    const write = (sql: string) => store.database.reader.run(textQuery(sql));
    await write('delete from booking_slots where booking_id = 1');
    await write(`insert into booking_slots (booking_id, position, unit, day, minute, time, meridiem, zone)
      values (1, 0, 2, '2030-11-05', 870, '2:30', 'PM', 'EST')`);
    const slot = aSlot({ date: day('2030-11-05'), time: '2:30', meridiem: 'PM', zone: 'EST' });
    expect(await storyOf(1)).toEqual([
      ['open', null, []],
      ['open', null, []],
      ['preferred', null, [slot]],
    ]);
  });
});
