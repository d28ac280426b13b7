import type { Wire } from '@wondercast/openapi/codec/wire';
import { operations } from '@wondercast/openapi/generated/operations';
import { expect, it } from 'vitest';
import { LIMITS_BY_CLASS } from '../../adapters/http/pipeline/rate-guard.ts';
import { describeOnEachStore } from './account/each-store.ts';
import { aLine, book } from './bodies.ts';

const START = new Date(Date.now() + 5 * 24 * 3_600_000);
const NOON = `${START.toISOString().slice(0, 10)}T12:00:00.000Z`;

describeOnEachStore('a host who is not free', (app) => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
  const aHost = async () => {
    const admin = await app().admin();
    const host = {
      name: 'Anjali Rao',
      email: 'anjali@host.example',
      zone: 'UTC',
      experienceIds: [1],
      hours: everyDay,
    };
    const { status, body } = await admin.post<Wire<'Host'>>('/api/admin/hosts', host);
    expect(status).toBe(201);
    return { admin, host: body };
  };
  const agreed = async (admin: Awaited<ReturnType<typeof aHost>>['admin'], startsAt: string) => {
    const { body } = await book(app().client(), { items: [aLine({ experienceId: 1 })] });
    const id = body.sessions[0]?.id ?? '';
    const answer = await admin.post(`/api/admin/sessions/${id}/agree`, { startsAt, zone: 'UTC' });
    expect(answer.status).toBe(200);
    return id;
  };

  it('is refused with each reason, with the clash of a move, and with the sessions that keep them active', async () => {
    const { admin, host } = await aHost();
    const [first, second] = [await agreed(admin, NOON), await agreed(admin, NOON)];
    const assign = (id: string) =>
      admin.post<Wire<'Problem'>>(`/api/admin/sessions/${id}/assignments`, { hostId: host.id, ask: false });
    expect((await assign(first)).status).toBe(200);
    const refused = await assign(second);
    expect([refused.status, refused.body.hindrances?.map(({ kind }) => kind)]).toEqual([409, ['clash']]);
    const later = NOON.replace('T12', 'T16');
    const other = await agreed(admin, later);
    expect((await assign(other)).status).toBe(200);
    const moved = await admin.post<Wire<'Problem'>>(`/api/admin/sessions/${other}/agree`, {
      startsAt: NOON,
      zone: 'UTC',
    });
    expect([moved.status, moved.body.clash?.hostName]).toEqual([409, 'Anjali Rao']);
    const kept = await admin.patch<Wire<'Problem'>>(`/api/admin/hosts/${host.id}`, { active: false });
    expect([kept.status, kept.body.sessions?.map(({ sessionId }) => sessionId)]).toEqual([
      409,
      [first, other],
    ]);
  });
});

it('every class of rates that the contract names has a limit', () => {
  const counted = ['sign-in', 'password-resets', 'bookings', ...Object.keys(LIMITS_BY_CLASS)];
  const named = operations.map(({ rate }) => rate);
  expect(named.filter((rate) => rate !== null && !counted.includes(rate))).toEqual([]);
});
