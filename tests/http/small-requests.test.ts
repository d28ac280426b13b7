import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowing } from '../faults/allowance.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { watchLoop } from '../support/blocked-loop.ts';
import { aLine, aSubmit, book } from './bodies.ts';

const LONGEST_BLOCK_MS = 50;
const LARGEST_ANSWER = 10_000;
/** Of a question about 2,000 units. */
const LARGEST_QUOTE = 1_000_000;
const MORE_UNITS = 'At most 2000 units in all lines together';

const aWrongSlot = { date: 1, time: 1, meridiem: 1, zone: 1 };
const lines = (count: number, line: object) => Array.from({ length: count }, () => ({ ...aLine(), ...line }));

/** Bodies of at most 1 MB in which as much as possible is wrong. */
const HOSTILE: readonly (readonly [what: string, path: string, body: object])[] = [
  [
    '100 kB of wrong dates',
    '/api/quotes',
    { items: lines(50, { quantity: 1000, slots: Array(1000).fill(1) }) },
  ],
  [
    'one list of 400,000 dates',
    '/api/quotes',
    { items: lines(1, { quantity: 1, slots: Array(400_000).fill(1) }) },
  ],
  [
    'as many wrong dates as are allowed',
    '/api/quotes',
    { items: lines(2, { quantity: 1000, slots: Array(1000).fill(aWrongSlot) }) },
  ],
  [
    'wrong days',
    '/api/orders',
    { items: lines(50, { quantity: 1000, experienceDates: Array(1000).fill('x') }) },
  ],
  ['300,000 lines', '/api/quotes', { items: Array(300_000).fill(1) }],
  ['wrong add-ons', '/api/quotes', { items: lines(50, { addOns: Array(50).fill({ id: 0 }) }) }],
  ['too many add-ons', '/api/quotes', { items: lines(50, { addOns: Array(5_000).fill(1) }) }],
  [
    'a text of lines',
    '/api/bookings',
    aSubmit({
      items: undefined,
      cartItems: JSON.stringify(lines(50, { quantity: 1000, slots: Array(1000).fill(1) })),
    }),
  ],
  [
    'names that nobody asked for',
    '/api/orders',
    { items: [Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`a${at}`, 1]))] },
  ],
];

/** Changes of a booking with 1,000 units on each of two lines; null asks what cancelling and moving each costs. */
const LARGE_CHANGES: readonly (readonly [what: string, changes: readonly object[] | null])[] = [
  ['one by one', null],
  [
    'line by line',
    [
      { line: 1, headcount: 12 },
      { line: 2, headcount: 14 },
    ],
  ],
  [
    'which leaves',
    [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ],
  ],
];

describe('a small request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory' });
    // What is loaded or compiled when first needed is none of the request's doing.
    await app.client().post('/api/quotes', { items: [{ ...aLine(), slots: [aWrongSlot] }] });
    await app.client().post('/api/orders', { items: [aLine()] });
  });
  afterAll(() => app.stop());

  it.each(HOSTILE)('of %s makes neither much work nor a large answer', async (_what, path, body) => {
    const text = JSON.stringify(body);
    expect(text.length).toBeLessThanOrEqual(1_000_000);
    const blocks: number[] = [];
    // What one request blocks is told by the quickest of a few: another program may have had the machine meanwhile.
    for (let time = 0; time < 4; time++) {
      const loop = watchLoop();
      const reply = await app
        .client()
        .post<Wire<'Problem'>>(path, text, { 'content-type': 'application/json' });
      blocks.push(loop.longestMs());
      loop.stop();
      expect(reply.status).toBe(422);
      expect(reply.text.length).toBeLessThan(LARGEST_ANSWER);
      expect(reply.body.issues.length).toBeLessThanOrEqual(20);
      expect(reply.body.issueCount).toBeGreaterThanOrEqual(reply.body.issues.length);
    }
    expect(Math.min(...blocks)).toBeLessThan(allowing(LONGEST_BLOCK_MS));
  });

  it.each(LARGE_CHANGES)(
    'about changing all of 2,000 units, %s, makes neither much work nor a large answer',
    async (_what, changes) => {
      const client = app.client();
      const items = [
        aLine({ experienceId: 17, selectedTier: 'starter', quantity: 1000 }),
        aLine({ experienceId: 18, selectedTier: 'starter', quantity: 1000 }),
      ];
      const { body: booking } = await book(client, { items, totalPrice: 810_000 });
      const blocks: number[] = [];
      for (let time = 0; time < 5; time++) {
        const loop = watchLoop();
        const reply = changes
          ? await client.post(`/api/bookings/${booking.id}/amendments/quote`, { lines: changes })
          : await client.get(`/api/bookings/${booking.id}/changes`);
        blocks.push(loop.longestMs());
        loop.stop();
        expect([reply.status, reply.body]).toMatchObject([200, { version: 1 }]);
        expect(reply.text.length).toBeLessThan(LARGEST_QUOTE);
      }
      expect(Math.min(...blocks)).toBeLessThan(allowing(LONGEST_BLOCK_MS));
    },
  );

  it('names each line and each session of a booking in one change only', async () => {
    const client = app.client();
    const { body: booking } = await book(client);
    const sessionId = `${booking.id}-1-1`;
    const lines = [{ line: 1, headcount: 1 }, { sessionId, headcount: 2 }, { sessionId }, { line: 1 }];
    const { status, body } = await client.post<Wire<'Problem'>>(
      `/api/bookings/${booking.id}/amendments/quote`,
      { lines },
    );
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      { path: 'lines.3.line', message: 'This line is named twice. Send one change for each line.' },
      {
        path: 'lines.2.sessionId',
        message: 'This session is named twice. Send one change for each session.',
      },
    ]);
  });

  it('says the first twenty mistakes, and how many there are', async () => {
    const items = lines(1, { quantity: 100, slots: Array(100).fill({ time: 1 }) });
    const { body } = await app.client().post<Wire<'Problem'>>('/api/quotes', { items });
    expect(body.issues).toHaveLength(20);
    expect(body.issueCount).toBe(100);
  });

  it.each(['/api/quotes', '/api/orders', '/api/bookings', '/api/create-payment-intent'])(
    'to %s asks for at most 2,000 units in all lines together',
    async (path) => {
      const ask = (items: readonly object[]) =>
        app.client().post<Wire<'Problem'>>(path, aSubmit({ items, amount: 1, customer: {} }));
      const full = [...lines(1, { quantity: 1000 }), ...lines(1, { quantity: 1000, experienceId: 2 })];
      const { body, status } = await ask([...full, ...lines(1, { experienceId: 3 })]);
      expect([status, body.message, body.issues[0]?.path]).toEqual([422, MORE_UNITS, 'items']);
      expect((await ask(full)).body.message).not.toBe(MORE_UNITS);
    },
  );
});
