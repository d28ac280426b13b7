import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { type Nodes, startNodes } from './rolling-restart/nodes.ts';
import { type RunningProxy, startProxy } from './rolling-restart/proxy.ts';
import { shopping, startSteadyLoad } from './steady-load.ts';

const CLIENTS = 12;
const DRAIN_S = 3;
/** Of which one must meet a database that answers all the time. */
const RESTARTS = 3;

let nodes: Nodes | null = null;
let proxy: RunningProxy | null = null;
afterEach(async () => {
  await proxy?.stop();
  await nodes?.remove();
  nodes = null;
  proxy = null;
});

/** The full counts, behind three proxies, are `npm run faults rolling-restart`. */
describe('a node that is restarted behind HAProxy', () => {
  it('fails no request', async () => {
    nodes = await startNodes(DRAIN_S);
    const { all, restart } = nodes;
    proxy = await startProxy(
      'haproxy',
      all.map((node) => node.url),
    );
    const { url } = proxy;
    const stalls = () =>
      all.flatMap((node) => node.output().match(/The store cannot be written/g) ?? []).length;
    const restartUnderLoad = async (time: number) => {
      const before = stalls();
      const { answered, failures, stop } = startSteadyLoad(url, CLIENTS, shopping(`short-${time}`, 5));
      await until('requests are under way', () => answered() > 50);
      await restart(0);
      await stop();
      console.info(`${answered()} requests during a restart, ${failures().length} failed`);
      return { failures: failures(), hasStalled: stalls() > before };
    };
    let { failures, hasStalled } = await restartUnderLoad(1);
    // A shop refuses bookings while its database does not answer, restart or not: such a moment says nothing of restarts.
    for (let time = 2; hasStalled && time <= RESTARTS; time++)
      ({ failures, hasStalled } = await restartUnderLoad(time));
    expect(failures).toEqual([]);
  });

  it('would fail some, if it ended without a drain', async () => {
    nodes = await startNodes(DRAIN_S);
    proxy = await startProxy(
      'haproxy',
      nodes.all.map(({ url }) => url),
    );
    const { answered, failures, stop } = startSteadyLoad(proxy.url, CLIENTS, shopping('twin', 2));
    await until('requests are under way', () => answered() > 50);
    for (const node of nodes.all) {
      await node.end('SIGKILL');
      if (failures().length > 0) break;
    }
    await until('a request has failed', () => failures().length > 0);
    await stop();
  });
});
