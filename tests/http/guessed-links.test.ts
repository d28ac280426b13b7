import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../adapters/http/pipeline/rate-limits.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import { book } from './bodies.ts';

const { points, seconds } = LIMITS.links;
const AT_ONCE = 20;

/** What differs between two answers to the same question. */
const OWN = new Set(['date', 'x-request-id', 'set-cookie', 'ratelimit', 'ratelimit-policy']);

describe('guessing the tokens of mailed links', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterAll(() => app.stop());

  /** Somebody of this address, behind the trusted proxy. */
  const ask = (path: string, address: string) =>
    app.client().get<Wire<'Problem'>>(path, { 'x-forwarded-for': address });
  const guess = () => unique('guess').padEnd(32, 'a');

  /** A link to reviews that works until it is revoked. */
  const linked = async () => {
    const { body } = await book(app.client());
    const token = guess();
    const { unitOfWork, hashToken } = app.running.ports;
    const endsAt = new Date(Date.now() + 86_400_000);
    await unitOfWork(({ reviews }) => reviews.addLink({ bookingId: body.id, endsAt }, hashToken(token)));
    return { token, revoke: () => unitOfWork(({ reviews }) => reviews.revokeLinks(body.id)) };
  };

  it('is answered alike for what never was, what is right at its beginning, and what was revoked', async () => {
    const { token, revoke } = await linked();
    const revoked = await linked();
    expect((await ask(`/api/reviews/${token}`, '10.1.0.1')).status).toBe(200);
    expect((await ask(`/api/reviews/${revoked.token}`, '10.1.0.1')).status).toBe(200);
    await revoked.revoke();
    const tokens = [guess(), `${token.slice(0, -1)}_`, token.slice(0, 12), revoked.token];
    const replies = await Promise.all(tokens.map((each) => ask(`/api/reviews/${each}`, '10.1.0.1')));
    const alike = replies.map(({ status, body, headers }) => ({
      status,
      body: { ...body, instance: '', requestId: '' },
      headers: [...headers].filter(([name]) => !OWN.has(name)),
    }));
    expect(alike[0]).toMatchObject({ status: 404, body: { message: 'This link is not valid any more.' } });
    for (const each of alike) expect(each).toEqual(alike[0]);
    const given = { name: 'Mara', reviews: [{ experienceId: 1, rating: 1, text: 'Not mine.' }] };
    for (const each of tokens)
      expect((await app.client().post(`/api/reviews/${each}`, given)).status).toBe(404);
    await revoke();
  });

  it(`is 429 after ${points} a minute from one address, whichever links are tried, and nobody else waits`, async () => {
    const { token } = await linked();
    const paths = ['reviews', 'sessions', 'host'];
    const statuses: number[] = [];
    const since = performance.now();
    while (!statuses.includes(429)) {
      const at = statuses.length;
      const some = Array.from({ length: AT_ONCE }, (_, next) =>
        ask(`/api/${paths[(at + next) % paths.length]}/${guess()}`, '10.1.0.2'),
      );
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    // A slow machine may need longer than the minute after which the count begins anew.
    const windows = Math.ceil((performance.now() - since) / 1000 / seconds);
    const judged = statuses.filter((status) => status === 404).length;
    expect(judged).toBeGreaterThanOrEqual(points);
    expect(judged).toBeLessThanOrEqual(points * windows);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await ask(`/api/reviews/${token}`, '10.1.0.3')).status).toBe(200);
  });
});
