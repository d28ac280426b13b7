import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardSignIn } from '../../../adapters/http/pipeline/rate-guard.ts';
import { LIMITS } from '../../../adapters/http/pipeline/rate-limits.ts';
import { memoryRateLimits } from '../../../adapters/rate-limits/rate-limits.ts';
import { PASSWORD, startApp, type TestApp } from '../../support/app.ts';
import { confirmEmailOf } from '../../support/confirm-email.ts';
import { IS_FULL } from '../../support/full.ts';
import { codeAt, codeOfStepBefore } from '../../support/own-totp.ts';

const GUESSES = IS_FULL ? 1_000 : 200;
const AT_ONCE = 25;
const ALLOWED = LIMITS.signInAccount.points;
const FACTOR = '/api/account/second-factor';

/** Works at most so many at a time, in order. */
const inBatches = async <Result>(work: (at: number) => Promise<Result>): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < GUESSES; at += AT_ONCE)
    results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, next) => work(at + next)))));
  return results;
};

describe(`${GUESSES} guesses of a second factor's code`, () => {
  let nodes: readonly TestApp[];
  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    const first = await startApp({ store: 'postgres', env });
    const beside = { store: 'postgres', env, beside: first } as const;
    nodes = [first, await startApp(beside), await startApp(beside)];
  });
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.stop();
  });
  const node = (at: number): TestApp => {
    const found = nodes[at % nodes.length];
    if (!found) throw new Error('No node is running');
    return found;
  };

  /** The cookies of a browser that has given the password and owes a code, and what makes the right ones. */
  const passwordGiven = async () => {
    const owner = await node(0).signedIn();
    await confirmEmailOf(node(0), owner.user.id);
    const { body } = await owner.post<Wire<'AuthenticatorStart'>>(`${FACTOR}/authenticator`, {
      password: PASSWORD,
    });
    await owner.post(`${FACTOR}/authenticator/confirm`, { code: await codeOfStepBefore(body.secret) });
    const thief = node(0).client();
    await thief.post('/api/login', { username: owner.user.username, password: PASSWORD });
    const cookie = [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, secret: body.secret };
  };

  it('are judged ten times over three nodes, whatever the addresses, and end in 429', async () => {
    const { cookie, secret } = await passwordGiven();
    const right = codeAt(secret, Date.now());
    const wrong = right === '000000' ? '000001' : '000000';
    const guess = (at: number, code: string) =>
      node(at)
        .client()
        .post<Wire<'Problem'>>(
          '/api/login/code',
          { code },
          { cookie, 'x-forwarded-for': `10.${at >> 8}.${at & 255}.7` },
        );
    const replies = await inBatches((at) => guess(at, wrong));
    const counted = Map.groupBy(replies, ({ status }) => status);
    expect([...counted.keys()].toSorted()).toEqual([401, 429]);
    expect(counted.get(401)).toHaveLength(ALLOWED);
    for (const at of [0, 1, 2]) {
      const late = await guess(at, codeAt(secret, Date.now()));
      expect([late.status, late.body.message]).toEqual([429, 'Too many attempts. Please try again later.']);
    }
  });

  it('would be judged thirty times if each process counted for itself', async () => {
    const processes = [memoryRateLimits(), memoryRateLimits(), memoryRateLimits()] as const;
    let judged = 0;
    const judge = async () => {
      judged += 1;
      throw new Refusal('unauthenticated', 'This code is not right.');
    };
    const replies = await inBatches((at) => {
      const subject = { username: 'mara', address: `10.${at >> 8}.${at & 255}.7`, device: null };
      return guardSignIn(processes[(at % 3) as 0 | 1 | 2], subject, judge).catch((error: unknown) => error);
    });
    expect(replies).toHaveLength(GUESSES);
    expect(judged).toBe(3 * ALLOWED);
  });
});
