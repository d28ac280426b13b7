import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepare, send } from '../../adapters/http/from-memory/prepared.ts';
import { replyCache } from '../../adapters/http/from-memory/reply-cache.ts';
import { keptTimes } from '../../adapters/http/pipeline/kept-times.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { liveStaffing } from '../../adapters/system/live-staffing.ts';
import { aHost } from '../support/builders.ts';
import { timePasses } from '../support/time-passes.ts';

/** A server of free times, whose work is counted and takes a moment. */
const aServer = () => {
  const { unitOfWork, read } = memoryPorts();
  const clock = { machineMs: 1_000, now: new Date('2026-03-01T10:00:00.000Z'), works: 0 };
  const staffing = liveStaffing(read, { now: () => clock.now, machineMs: () => clock.machineMs });
  const cache = replyCache();
  const answer = keptTimes({ cache, staffing });
  const server = createServer((req, res) => {
    const work = async () => {
      clock.works += 1;
      const facts = await staffing.current();
      await timePasses(20);
      const prepared = prepare(200, Buffer.from(`{"hosts":${facts.hosts.length}}`), {});
      cache.put(req.url ?? '', prepared, {
        version: 0,
        isFresh: () => staffing.isCurrent(facts),
        isOver: () => !staffing.isLatest(facts),
      });
      send(req, res, prepared);
    };
    answer({ req, res } as Koa.Context, work).catch((error: unknown) =>
      res.writeHead(500).end(String(error)),
    );
  });
  const addHost = () => unitOfWork(({ hosts }) => hosts.add(aHost()));
  return { server, clock, addHost };
};

describe('free times that are kept', () => {
  let shop: ReturnType<typeof aServer>;
  let url = '';
  beforeEach(async () => {
    shop = aServer();
    await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => shop.server.close(resolve)));
  const ask = async (path = '/times') => (await fetch(url + path)).text();

  it('are worked out once for all who ask at one moment', async () => {
    const told = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(told)).toEqual(new Set(['{"hosts":0}']));
    expect(shop.clock.works).toBe(1);
    await Promise.all([ask('/others'), ask('/times')]);
    expect(shop.clock.works).toBe(2);
  });

  it('are sent again once it is known that nothing has changed, and are worked out anew once something has', async () => {
    await ask();
    // By now it is not known what holds.
    shop.clock.machineMs += 1_000;
    expect(await ask()).toBe('{"hosts":0}');
    expect(shop.clock.works).toBe(1);
    await shop.addHost();
    shop.clock.machineMs += 1_000;
    expect(await Promise.all([ask(), ask()])).toEqual(['{"hosts":1}', '{"hosts":1}']);
    expect(shop.clock.works).toBe(2);
    // Nor is the former one ever sent again.
    shop.clock.machineMs += 1_000;
    expect(await ask()).toBe('{"hosts":1}');
    expect(shop.clock.works).toBe(2);
  });
});
