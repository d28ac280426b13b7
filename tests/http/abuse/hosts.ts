import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { CUSTOMER } from '../bodies.ts';
import { deskWork, hourIn, NEW_YORK, TIMES } from './desk-work.ts';

type HostReply = Wire<'Host'> & Wire<'Problem'>;

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 }));

/** What cannot be of hosts, and what nobody learns from their pages. */
export const describeHostAbuse = (app: () => TestApp) => {
  let desk: SignedInClient;
  beforeAll(async () => {
    desk = await app().admin();
  });
  const { post, agreed } = deskWork(app, () => desk);
  /** A host of the first experience, whose page is known. */
  const hire = async () => {
    const name = unique('Anjali');
    const { status, body } = await desk.post<HostReply>('/api/admin/hosts', {
      name,
      email: `${name.toLowerCase()}@hosts.example`,
      zone: 'UTC',
      experienceIds: [1],
      hours: ALWAYS,
    });
    expect(status).toBe(201);
    const { ports } = app().running;
    const token = unique('page-of-a-host');
    await ports.unitOfWork(({ hosts }) => hosts.addLink(body.id, ports.hashToken(token), new Date()));
    return { id: body.id, page: `/api/host/${token}` };
  };
  describe('a host', () => {
    it.each([
      ['overlap', [ALWAYS[0], { weekday: 1, from: 600, to: 660 }], 'hours.1.from'],
      ['end before they begin', [{ weekday: 2, from: 600, to: 540 }], 'hours.0.to'],
      ['end after the day', [{ weekday: 2, from: 600, to: 1_441 }], 'hours.0.to'],
      ['are of an eighth day', [{ weekday: 8, from: 600, to: 660 }], 'hours.0.weekday'],
    ])('has no hours that %s', async (_how, hours, path) => {
      const given = { name: 'Anjali', email: 'anjali@hosts.example', zone: 'UTC', hours };
      const { status, body } = await desk.post<HostReply>('/api/admin/hosts', given);
      expect([status, body.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
      const { id } = await hire();
      expect((await desk.patch(`/api/admin/hosts/${id}`, { hours })).status).toBe(422);
    });

    it('is not away until before it begins, and has no calendar at an address without TLS', async () => {
      const { id, page } = await hire();
      const away = { startsAt: hourIn(10), endsAt: hourIn(9) };
      expect((await desk.post(`/api/admin/hosts/${id}/absences`, away)).status).toBe(422);
      expect((await app().client().post(`${page}/absences`, away)).status).toBe(422);
      const feedUrl = 'http://calendar.example/own.ics';
      expect((await desk.patch(`/api/admin/hosts/${id}`, { feedUrl })).status).toBe(422);
      const webcal = await desk.patch(`/api/admin/hosts/${id}`, {
        feedUrl: 'webcal://calendar.example/own.ics',
      });
      expect(webcal.body).toMatchObject({ feedUrl: 'https://calendar.example/own.ics' });
    });

    it.each([
      ['is over', hourIn(-72), hourIn(-48), 'endsAt'],
      ['began in year 1', '0001-01-01T00:00:00.000Z', hourIn(9), 'startsAt'],
      ['ends in ten years', hourIn(9), hourIn(24 * 3660), 'endsAt'],
    ])('is not away for a time that %s, whoever says so', async (_what, startsAt, endsAt, path) => {
      const { id, page } = await hire();
      for (const reply of [
        await desk.post<HostReply>(`/api/admin/hosts/${id}/absences`, { startsAt, endsAt }),
        await app().client().post<HostReply>(`${page}/absences`, { startsAt, endsAt }),
      ])
        expect([reply.status, reply.body.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
    });

    it('who is taken is refused with each reason, at a move as well, and stays active with the sessions named', async () => {
      const host = await hire();
      const [first, second] = [await agreed(50), await agreed(50)];
      const assign = (path: string) => post(`${path}/assignments`, { hostId: host.id, ask: false });
      expect((await assign(first.path)).status).toBe(200);
      const taken = await assign(second.path);
      expect([taken.status, taken.body.hindrances?.map(({ kind }) => kind)]).toEqual([409, ['clash']]);
      const third = await agreed(51);
      expect((await assign(third.path)).status).toBe(200);
      const moved = await post(`${third.path}/agree`, { startsAt: hourIn(50), zone: NEW_YORK });
      expect([moved.status, moved.body.clash]).toMatchObject([
        409,
        { hostId: host.id, hindrances: [{ kind: 'clash' }] },
      ]);
      const rest = await desk.patch<HostReply>(`/api/admin/hosts/${host.id}`, { active: false });
      expect([rest.status, rest.body.sessions?.map(({ sessionId }) => sessionId)]).toEqual([
        409,
        [first.session, third.session],
      ]);
      const again = await post(`${second.path}/suggestions`, { times: TIMES });
      expect([again.status, again.body.state]).toEqual([409, 'agreed']);
    });

    it('sees no surname, address, number or price on their page and in their calendar', async () => {
      const host = await hire();
      const { path } = await agreed(60);
      expect((await post(`${path}/assignments`, { hostId: host.id, ask: false })).status).toBe(200);
      const page = await app().client().get<Wire<'HostPage'>>(host.page);
      expect(page.body.sessions).toMatchObject([{ firstName: CUSTOMER.firstName }]);
      const feed = await app().client().post<Wire<'CalendarFeed'>>(`${host.page}/calendar-feed`);
      const file = await app().client().get(new URL(feed.body.url).pathname);
      expect(file.text).toContain('BEGIN:VEVENT');
      const { lastName, email, phoneNumber } = CUSTOMER;
      for (const secret of [lastName, email, phoneNumber, '1450', '1,450', '145000', 'totalPrice'])
        for (const text of [page.text, file.text]) expect(text, secret).not.toContain(secret);
    });
  });
};
