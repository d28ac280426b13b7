import { randomUUID } from 'node:crypto';
import { ANSWER_KEPT_MS } from '@wondercast/core/people/answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../adapters/system/clock.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { aDiscountCode } from '../support/builders.ts';
import { book } from './bodies.ts';

const AHEAD_MS = ANSWER_KEPT_MS + 60 * 60 * 1000;

describe('a node whose clock is a day ahead', () => {
  let right: TestApp;
  let wrong: TestApp;
  beforeAll(async () => {
    right = await startApp({ store: 'postgres' });
    wrong = await startApp({ store: 'postgres', beside: right, ownTime: () => Date.now() + AHEAD_MS });
  });
  afterAll(async () => {
    await wrong.stop();
    await right.stop();
  });

  it('books a submit once that another node has booked under the same key', async () => {
    const user = await right.signedIn();
    const cookies = { 'idempotency-key': randomUUID() };
    const first = await book(user, {}, cookies);
    expect(first.status).toBe(201);
    const other = wrong.client();
    const login = await other.post('/api/login', {
      username: user.user.username,
      password: 'correct horse battery',
    });
    expect(login.status).toBe(200);
    const again = await book(other, {}, cookies);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('would book it twice, did its clock count', async () => {
    const { unitOfWork } = right.running.ports;
    const once = { scope: 'createBooking visitors', key: randomUUID(), fingerprint: 'same' };
    await unitOfWork(({ answers }) => answers.add(once, { status: 201, body: {} }, null));
    const claimed = unitOfWork(({ answers }) => answers.claim(once, new Date(Date.now() + AHEAD_MS)));
    // Nothing was given under the key, it says.
    expect(await claimed).toBeNull();
  });

  it('takes a code that ends tomorrow, and dates a booking as the database does', async () => {
    const code = aDiscountCode({ validUntil: new Date(Date.now() + AHEAD_MS / 2) });
    await right.running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    const { status, body } = await book(wrong.client(), { discountCode: code.code, totalPrice: 1305 });
    expect(status).toBe(201);
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(10_000);
  });
});

describe('a clock that follows the database', () => {
  it('is corrected when it is clearly wrong, and left alone when it is a little off', () => {
    const own = 1_000_000;
    const clock = createClock(() => own);
    clock.follow(new Date(own + 800), own, own);
    expect(clock.now().getTime()).toBe(own);
    clock.follow(new Date(own - 90_000), own - 10, own + 10);
    expect(clock.now().getTime()).toBe(own - 90_000);
    clock.follow(new Date(own), own, own);
    expect(clock.now().getTime()).toBe(own);
  });
});
