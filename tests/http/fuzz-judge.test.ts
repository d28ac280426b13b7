import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowing } from '../faults/allowance.ts';
import { watchLoop, workedMs } from '../support/blocked-loop.ts';
import { isBlocked, LARGEST_ANSWER, LONGEST_BLOCK_MS, whatIsWrong } from './fuzz-judge.ts';

/** Keeps the loop from everything else until this thread has worked for so long. */
const block = (ms: number) => {
  const until = workedMs() + ms;
  while (workedMs() < until);
};

/* The fuzzer finds nothing in a shop without faults: here are some for it. */
describe('the judge of the fuzzer', () => {
  let faulty: Server;
  let url: string;
  beforeAll(async () => {
    faulty = createServer((request, response) => {
      if (request.url === '/large') return response.end('x'.repeat(LARGEST_ANSWER + 1));
      if (request.url === '/slow') block(2 * allowing(LONGEST_BLOCK_MS));
      if (request.url === '/broken') response.statusCode = 500;
      response.end('{}');
    });
    await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => faulty.close(resolve)));

  const asked = async (path: string) => {
    const loop = watchLoop();
    const reply = await fetch(`${url}${path}`);
    const answer = { status: reply.status, text: await reply.text() };
    const longest = loop.longestMs();
    loop.stop();
    return { wrong: whatIsWrong(answer), blocked: isBlocked(longest) };
  };

  it('finds nothing wrong with a small answer that comes at once', async () => {
    expect(await asked('/fine')).toEqual({ wrong: null, blocked: false });
  });

  it('notices an answer above 1 MB', async () => {
    expect((await asked('/large')).wrong).toBe('an answer of 1000001 characters');
  });

  it('notices a blocked event loop', async () => {
    expect((await asked('/slow')).blocked).toBe(true);
  });

  it('notices a failure', async () => {
    expect((await asked('/broken')).wrong).toMatch(/^500 /);
  });
});
