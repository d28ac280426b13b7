import { stopDatabaseServer } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { shopping, startSteadyLoad } from '../steady-load.ts';
import { type EndSignal, startNodes } from './nodes.ts';
import { type ProxyName, startProxy } from './proxy.ts';

/*
 * A rolling restart of three nodes under load, behind each proxy: part of `npm run faults`, which says the share. Nodes
 * that end in the middle of what they answer are shown to fail.
 */
const [share = '1'] = process.argv.slice(2);
const REQUESTS = Math.ceil(25_000 / Number(share));
const PROXIES: readonly ProxyName[] = ['haproxy', 'nginx', 'caddy'];
const CLIENTS = 16;
const DRAIN_S = 5;
const PATIENCE_MS = 9 * 60_000;

const restartUnderLoad = async (name: ProxyName, signal: EndSignal, requests: number) => {
  const nodes = await startNodes(DRAIN_S);
  const proxy = await startProxy(
    name,
    nodes.all.map(({ url }) => url),
  );
  const since = performance.now();
  const { answered, failures, stop } = startSteadyLoad(proxy.url, CLIENTS, shopping(`${name}-${signal}`));
  try {
    await until('requests are under way', () => answered() > 50);
    let restarts = 0;
    do {
      await nodes.restartAll(signal);
      restarts += nodes.all.length;
    } while (answered() < requests && performance.now() - since < PATIENCE_MS);
    return {
      answered: answered(),
      restarts,
      failures: failures(),
      seconds: (performance.now() - since) / 1000,
    };
  } finally {
    await stop();
    await proxy.stop();
    await nodes.remove();
  }
};

for (const name of PROXIES) {
  const { answered, restarts, failures, seconds } = await restartUnderLoad(name, 'SIGTERM', REQUESTS);
  const good = failures.length === 0 && answered >= REQUESTS;
  console.log(
    `${good ? 'ok    ' : 'FAILED'}  ${name}: ${failures.length} of ${answered} requests failed in ${restarts} restarts, ${seconds.toFixed(0)} s`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`        ${failure}`);
  if (!good) process.exitCode = 1;
}
const killed = await restartUnderLoad('haproxy', 'SIGKILL', Math.ceil(REQUESTS / 5));
console.log(
  `without the drain, haproxy: ${killed.failures.length} of ${killed.answered} requests failed in ${killed.restarts} restarts`,
);
if (killed.failures.length === 0) process.exitCode = 1;
await stopDatabaseServer();
