import type { Host, NewHost } from '@wondercast/core/calendar/staffing/host';
import type { Hosts } from '@wondercast/core/calendar/staffing/ports';
import { describe, expect, it } from 'vitest';
import { aHost, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const READING = {
  kind: 'read',
  etag: null,
  busy: [{ startsAt: new Date('2030-03-19T10:00:00.000Z'), endsAt: new Date('2030-03-19T11:00:00.000Z') }],
  remarks: ['The zone “CEST” is taken for UTC+02:00.'],
} as const;

/** What every collection of hosts must do. */
export const describeHosts = (name: string, open: OpenStore) =>
  describe(`hosts on ${name}`, () => {
    const store = usingStore(open);
    const at = new Date('2030-03-01T10:00:00.123Z');
    const add = (change: Partial<NewHost> = {}) =>
      store().unitOfWork(({ hosts }) => hosts.add(aHost(change)));

    it('keep every field', async () => {
      const given = aHost({
        name: `${unique('Host')} ${DIFFICULT_TEXT}`,
        phone: '+44 20 1234',
        pictureUrl: '/uploads/a.webp',
        about: DIFFICULT_TEXT,
        zone: 'Europe/London',
        languages: ['en', 'pt-BR'],
        experienceIds: [3, 1],
        hours: [{ weekday: 1, from: 480, to: 780 }],
        breakBefore: 0,
        breakAfter: 45,
        mostADay: 5,
        feedUrl: 'https://calendar.example/anjali.ics',
      });
      const host = await store().unitOfWork(({ hosts }) => hosts.add(given));
      const feed = { readAt: null, failingSince: null, error: null, busy: 0, remarks: [] };
      const fresh = { absences: [], feed, active: true, pageOpenedAt: null, version: 1 };
      expect(host).toEqual({ ...given, ...fresh, id: host.id });
      expect(await store().read.hosts.byId(host.id)).toEqual(host);
      expect(await store().read.hosts.byId(2_000_000_000)).toBeNull();
    });

    it('are changed with a new version, and listed by name', async () => {
      const stem = unique('order');
      const [b, a] = [await add({ name: `${stem} b` }), await add({ name: `${stem} A` })];
      const after = await store().unitOfWork(async ({ hosts }) => {
        const locked = await hosts.lock(b.id);
        return hosts.save({ ...(locked ?? b), active: false, mostADay: 9 });
      });
      expect(after).toEqual({ ...b, active: false, mostADay: 9, version: 2 });
      const { hosts } = store().read;
      const ofStem = (each: { readonly name: string }) => each.name.startsWith(stem);
      expect((await hosts.all()).filter(ofStem)).toEqual([a, after]);
      expect((await hosts.active(at)).filter(ofStem)).toEqual([a]);
    });

    it('have times away, of which finding a host reads those that are not over', async () => {
      const { id } = await add();
      const away = (from: string, to: string) => ({
        startsAt: new Date(from),
        endsAt: new Date(to),
        reason: DIFFICULT_TEXT,
        byHost: true,
      });
      const [later, past] = await store().unitOfWork(async ({ hosts }) => [
        await hosts.addAbsence(id, away('2030-04-03T00:00:00.000Z', '2030-04-08T00:00:00.000Z')),
        await hosts.addAbsence(id, away('2030-01-03T00:00:00.000Z', '2030-01-08T00:00:00.000Z')),
      ]);
      const absencesOf = async () => (await store().read.hosts.byId(id))?.absences;
      expect(await absencesOf()).toEqual([past, later]);
      const active = await store().read.hosts.active(at);
      expect(active.find((host) => host.id === id)?.absences).toEqual([later]);
      const other = await add();
      const remove = (hostId: number) =>
        store().unitOfWork(({ hosts }) => hosts.removeAbsence(hostId, later?.id ?? 0));
      expect([await remove(other.id), await remove(id), await remove(id)]).toEqual([false, true, false]);
      expect(await absencesOf()).toEqual([past]);
    });

    it('are found as they are now, however often they were found before', async () => {
      const feedUrl = 'https://calendar.example/own.ics';
      const { id } = await add({ feedUrl });
      const found = async () => (await store().read.hosts.active(at)).find((host) => host.id === id) ?? null;
      const now = () => store().read.hosts.byId(id);
      const change = async (work: (host: Host, hosts: Hosts) => Promise<unknown>) => {
        await store().unitOfWork(async ({ hosts }) => {
          const host = await hosts.lock(id);
          if (host) await work(host, hosts);
        });
        expect(await found()).toEqual(await now());
        expect(await found()).toEqual(await now());
      };
      await change(async () => null);
      await change((host, hosts) => hosts.save({ ...host, mostADay: 7, hours: [] }));
      await change((_, hosts) => hosts.opened(id, at));
      const [startsAt, endsAt] = [new Date('2030-04-03T00:00:00.000Z'), new Date('2030-04-08T00:00:00.000Z')];
      await change((_, hosts) => hosts.addAbsence(id, { startsAt, endsAt, reason: null, byHost: false }));
      await change((_, hosts) => hosts.claimFeeds(at, at, 1_000));
      await change((_, hosts) => hosts.feedRead({ hostId: id, url: feedUrl }, READING, at));
      await expect(
        change(async (host, hosts) => {
          await hosts.save({ ...host, mostADay: 9 });
          expect((await hosts.active(at)).find((each) => each.id === id)?.mostADay).toBe(9);
          throw new Error('It was not meant');
        }),
      ).rejects.toThrow('It was not meant');
      expect((await found())?.mostADay).toBe(7);
      await change((host, hosts) => hosts.save({ ...host, mostADay: 8 }));
      await store().unitOfWork(async ({ hosts }) => {
        const host = await hosts.lock(id);
        if (host) await hosts.save({ ...host, active: false });
      });
      expect(await found()).toBeNull();
    });

    it('open their page by links, until these are revoked or the host is inactive', async () => {
      const host = await add();
      const [first, second] = [unique('hash'), unique('hash')];
      await store().unitOfWork(async ({ hosts }) => {
        await hosts.addLink(host.id, first, at);
        await hosts.addLink(host.id, second, at);
        await hosts.opened(host.id, at);
      });
      const opens = async (hash: string) => (await store().read.hosts.byTokenHash(hash))?.id ?? null;
      expect([await opens(first), await opens(second), await opens('none')]).toEqual([
        host.id,
        host.id,
        null,
      ]);
      expect(await store().read.hosts.byId(host.id)).toMatchObject({ pageOpenedAt: at, version: 1 });
      await store().unitOfWork(({ hosts }) => hosts.save({ ...host, active: false }));
      expect(await opens(first)).toBeNull();
      await store().unitOfWork(({ hosts }) => hosts.save(host));
      expect(await opens(first)).toBe(host.id);
      await store().unitOfWork(({ hosts }) => hosts.revokeLinks(host.id));
      expect([await opens(first), await opens(second)]).toEqual([null, null]);
    });

    it('have calendars, each of which one of several readers claims', async () => {
      const host = await add({ feedUrl: `https://calendar.example/${unique('a')}.ics` });
      const claim = (now: string) =>
        store().unitOfWork(({ hosts }) =>
          hosts.claimFeeds(new Date(Date.parse(now) - 1_800_000), new Date(now), 1_000),
        );
      const { succeeded } = await allAtOnce(3, () => claim('2030-03-01T10:00:00.000Z'));
      const own = succeeded.flat().filter(({ hostId }) => hostId === host.id);
      expect(own).toEqual([{ hostId: host.id, url: host.feedUrl, etag: null, zone: 'UTC' }]);
      const isClaimed = async (now: string) => (await claim(now)).some(({ hostId }) => hostId === host.id);
      expect(await isClaimed('2030-03-01T10:29:00.000Z')).toBe(false);
      expect(await isClaimed('2030-03-01T10:31:00.000Z')).toBe(true);
      await store().unitOfWork(({ hosts }) => hosts.renewFeed(host.id));
      expect(await isClaimed('2030-03-01T10:32:00.000Z')).toBe(true);
    });

    it('keep the busy times of the last good reading while a calendar fails', async () => {
      const url = `https://calendar.example/${unique('a')}.ics`;
      const host = await add({ feedUrl: url });
      const busy = [
        { startsAt: new Date('2030-03-19T09:00:00.000Z'), endsAt: new Date('2030-03-19T10:00:00.000Z') },
        { startsAt: new Date('2030-03-20T09:00:00.000Z'), endsAt: new Date('2030-03-20T10:00:00.000Z') },
      ];
      const hour = (count: number) => new Date(at.getTime() + count * 3_600_000);
      const read = (
        reading: Parameters<ReturnType<typeof store>['read']['hosts']['feedRead']>[1],
        when: Date,
      ) =>
        store().unitOfWork(async ({ hosts }) => {
          await hosts.claimFeeds(when, when, 1_000);
          await hosts.feedRead({ hostId: host.id, url }, reading, when);
        });
      const feed = async () => (await store().read.hosts.byId(host.id))?.feed;
      const busyOn = (from: string, to: string) =>
        store().read.hosts.busyBetween(new Date(from), new Date(to), [host.id]);
      const remarks = ['The zone “CEST” is taken for UTC+02:00.'];
      await read({ kind: 'failed', error: 'It answers 500.' }, hour(0));
      expect(await feed()).toEqual({
        readAt: null,
        failingSince: hour(0),
        error: 'It answers 500.',
        busy: 0,
        remarks: [],
      });
      await read({ kind: 'read', etag: '"1"', busy, remarks }, hour(1));
      expect(await feed()).toEqual({ readAt: hour(1), failingSince: null, error: null, busy: 2, remarks });
      await read({ kind: 'failed', error: 'It is HTML.' }, hour(2));
      await read({ kind: 'failed', error: 'It is too large.' }, hour(3));
      expect(await feed()).toEqual({
        readAt: hour(1),
        failingSince: hour(2),
        error: 'It is too large.',
        busy: 2,
        remarks,
      });
      expect(await busyOn('2030-03-19T09:59:00.000Z', '2030-03-20T09:00:00.000Z')).toEqual([
        { hostId: host.id, ...busy[0] },
      ]);
      await read({ kind: 'unchanged' }, hour(4));
      expect(await feed()).toEqual({ readAt: hour(4), failingSince: null, error: null, busy: 2, remarks });
      const [claimed] = (
        await store().unitOfWork(({ hosts }) => hosts.claimFeeds(hour(9), hour(9), 1_000))
      ).filter(({ hostId }) => hostId === host.id);
      expect(claimed?.etag).toBe('"1"');
      // Under another zone the same file says other times.
      const [renewed] = (
        await store().unitOfWork(async ({ hosts }) => {
          await hosts.renewFeed(host.id);
          return hosts.claimFeeds(hour(9), hour(9), 1_000);
        })
      ).filter(({ hostId }) => hostId === host.id);
      expect([renewed?.etag, (await feed())?.busy]).toEqual([null, 2]);
      // Also when it was being read by the former zone meanwhile.
      await store().unitOfWork(async ({ hosts }) => {
        await hosts.renewFeed(host.id);
        await hosts.feedRead(
          { hostId: host.id, url },
          { kind: 'read', etag: '"2"', busy, remarks: [] },
          hour(9),
        );
      });
      const [again] = (
        await store().unitOfWork(({ hosts }) => hosts.claimFeeds(hour(9), hour(9), 1_000))
      ).filter(({ hostId }) => hostId === host.id);
      expect(again?.etag).toBeNull();
      await store().unitOfWork(({ hosts }) => hosts.save({ ...host, feedUrl: null }));
      expect(await feed()).toEqual({ readAt: null, failingSince: null, error: null, busy: 0, remarks: [] });
      expect(await busyOn('2030-03-01T00:00:00.000Z', '2030-04-01T00:00:00.000Z')).toEqual([]);
    });
  });
