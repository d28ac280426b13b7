import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import { audit, premisesOf } from '../support/auditor.ts';
import { type LoopWatch, watchLoop } from '../support/blocked-loop.ts';
import { IS_FULL, STORES } from '../support/full.ts';
import { createKey } from '../support/partners.ts';
import { isBlocked, whatIsWrong } from './fuzz-judge.ts';
import { anyRequest, type FuzzRequest, type Who } from './fuzz-requests.ts';

const BATCH = 10;
const BATCHES = Number(process.env.FUZZ_BATCHES ?? (IS_FULL ? 60 : 25));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

describe.each(STORES)('the shop on %s', (store) => {
  let app: TestApp;
  let loop: LoopWatch;
  const accounts: Partial<Record<Who, SignedInClient>> = {};
  beforeAll(async () => {
    app = await startApp({ store });
    loop = watchLoop();
  });
  afterAll(() => {
    loop.stop();
    return app.stop();
  });

  /** Accounts are made again when a request has ended them. */
  const keepSignedIn = async () => {
    for (const who of ['user', 'admin'] as const)
      if ((await accounts[who]?.get('/api/user'))?.status !== 200)
        accounts[who] = await (who === 'user' ? app.signedIn() : app.admin());
  };

  /** Cut anew when a request has ended them. */
  const keys: Partial<Record<Who, string>> = {};
  const keepKeys = async () => {
    const admin = accounts.admin;
    if (!admin) return;
    for (const kind of ['publishable', 'secret'] as const) {
      const authorization = keys[kind] ?? '';
      if ((await app.client().get('/api/config', { authorization })).status === 200 && keys[kind]) continue;
      keys[kind] = `Bearer ${await createKey(admin, { kind })}`;
    }
  };

  const send = async ({ who, method, path, headers: given, body }: FuzzRequest) => {
    const client = app.client();
    const authorization = keys[who];
    const headers = authorization ? { ...given, authorization } : given;
    for (const [name, value] of accounts[who]?.cookies ?? []) client.cookies.set(name, value);
    return client.request(method, path, { headers, ...(body === null ? {} : { body }) });
  };

  /** One by one, for the one that blocks the loop each time: other programs use the machine too. */
  const findBlocking = async (requests: readonly FuzzRequest[]): Promise<void> => {
    if (!isBlocked(loop.longestMs())) return;
    for (const request of requests) {
      const blocks = [];
      for (let time = 0; time < 3; time++) {
        loop.longestMs();
        await send(request);
        blocks.push(loop.longestMs());
      }
      const block = Math.min(...blocks);
      if (isBlocked(block))
        throw new Error(`blocks for ${Math.round(block)} ms\n${JSON.stringify(request).slice(0, 10_000)}`);
    }
    loop.longestMs();
  };

  it(
    `answers ${BATCH * BATCHES} requests that nobody thought of without a failure of its own`,
    async () => {
      const answered = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(fc.array(anyRequest, { minLength: BATCH, maxLength: BATCH }), async (requests) => {
          await keepSignedIn();
          await keepKeys();
          loop.longestMs();
          const replies = await Promise.all(requests.map(send));
          replies.forEach(({ status, text }, at) => {
            answered.set(status, (answered.get(status) ?? 0) + 1);
            const wrong = whatIsWrong({ status, text });
            if (wrong) throw new Error(`${wrong}\n${JSON.stringify(requests[at], null, 2).slice(0, 10_000)}`);
          });
          await findBlocking(requests);
        }),
        { numRuns: BATCHES, seed: SEED, endOnFailure: true },
      );
      console.info(
        `${store}, seed ${SEED}: ${[...answered]
          .sort()
          .map((each) => each.join(' × '))
          .join(', ')}`,
      );
      // A fuzzer whose every request is refused at the door has tried nothing.
      for (const status of [200, 201, 401, 403, 404, 422])
        expect(answered.get(status) ?? 0).toBeGreaterThan(0);
      await audit({ ...premisesOf(app), catalogueEdited: true });
      // Thousands of requests: minutes on a machine that is busy with something else.
    },
    600_000 + BATCHES * BATCH * 60,
  );
});
