import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import { aKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';

const RATE = 40;

describe('how often a key may ask, over two nodes', () => {
  let nodes: readonly [TestApp, TestApp];
  beforeAll(async () => {
    const first = await startApp({ store: 'postgres', env: { RATE_LIMITS: 'on' } });
    nodes = [first, await startApp({ store: 'postgres', env: { RATE_LIMITS: 'on' }, beside: first })];
  });
  afterAll(async () => {
    await nodes[1].stop();
    await nodes[0].stop();
  });

  it('is counted together: what one node has served, the other knows', async () => {
    const { key } = await aKey(await nodes[0].admin(), { ratePerMinute: RATE });
    await until('both nodes know the key', async () => {
      const { status } = await nodes[1].client().get('/api/config', withKey(key));
      return status === 200;
    });
    const left = async (node: TestApp) => {
      const { headers, status } = await node.client().get('/api/config', withKey(key));
      const [, rest = '', seconds = ''] = /r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
      return { status, rest: Number(rest), seconds: Number(seconds) };
    };
    for (let time = 0; time < RATE / 2; time++) await left(nodes[0]);
    // The other node's next answers count what the first has served.
    const seen = await until('the other node knows', async () => {
      const answer = await left(nodes[1]);
      return answer.rest < RATE / 2 ? answer : null;
    });
    expect(seen.seconds).toBeGreaterThan(30);
    await until('nothing is left here', async () => (await left(nodes[1])).status === 429);
    await until('and there', async () => (await left(nodes[0])).status === 429);
  });
});
