import type { StaffRole } from '@wondercast/core/people/account/permissions';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { signedInStaff } from '../../support/staff.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aCodeBody, anExperienceBody, type CodeReply, type ExperienceReply } from './bodies.ts';

type Entries = Wire<'AuditEntry'>[];

describeOnEachStore('the audit log', (app) => {
  let admin: SignedInClient;
  let edited: ExperienceReply;
  beforeAll(async () => {
    admin = await app().admin();
    ({ body: edited } = await admin.post<ExperienceReply>('/api/experiences', anExperienceBody()));
    for (const price of [1, 2, 3, 4])
      await admin.patch(`/api/experiences/${edited.id}`, { starterPrice: price });
  });
  const ask = (query: string) => admin.get<Entries>(`/api/admin/audit${query}`);
  const ofEdited = (query = '') => ask(`?subject=experience&subjectId=${edited.id}${query}`);

  it('says who changed what of a record, and when, newest first', async () => {
    const { status, headers, body } = await ofEdited();
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('link')).toBeNull();
    expect(body.map(({ action }) => action)).toEqual([
      ...Array(4).fill('experience.updated'),
      'experience.created',
    ]);
    expect(body[0]).toMatchObject({
      actor: { accountId: admin.user.id, name: 'admin' },
      subject: 'experience',
      subjectId: String(edited.id),
      details: { before: { starterPrice: 3 }, after: { starterPrice: 4 } },
      names: { experience: { [edited.id]: edited.title } },
    });
    expect(Math.abs(Date.now() - Date.parse(body[0]?.at ?? ''))).toBeLessThan(60_000);
  });

  it('is read page by page', async () => {
    const seen: number[] = [];
    let next: string | undefined = `/api/admin/audit?subject=experience&subjectId=${edited.id}&limit=2`;
    for (let pages = 0; next && pages < 10; pages++) {
      const reply: Awaited<ReturnType<typeof ask>> = await admin.get<Entries>(next);
      expect(reply.headers.get('x-total-count')).toBe('5');
      expect(reply.body.length).toBeLessThanOrEqual(2);
      seen.push(...reply.body.map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual((await ofEdited()).body.map(({ id }) => id));
  });

  it('does not repeat or skip entries that come between two pages', async () => {
    const first = await ofEdited('&limit=1');
    await admin.patch(`/api/experiences/${edited.id}`, { starterPrice: 5 });
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.get<Entries>(next);
    expect(second.body[0]?.details).toMatchObject({ after: { starterPrice: 3 } });
    await admin.patch(`/api/experiences/${edited.id}`, { starterPrice: 4 });
  });

  it('holds every kind of admin write', async () => {
    const { body: code } = await admin.post<CodeReply>('/api/admin/discount-codes', aCodeBody());
    await admin.patch(`/api/admin/discount-codes/${code.id}`, { active: false });
    await admin.delete(`/api/admin/discount-codes/${code.id}`);
    const { body } = await ask(`?subject=discount-code&subjectId=${code.id}`);
    expect(body.map(({ action, details }) => [action, details])).toEqual([
      ['discount-code.deleted', { before: expect.objectContaining({ code: code.code, currentUses: 0 }) }],
      ['discount-code.updated', { before: { active: true }, after: { active: false } }],
      ['discount-code.created', { after: expect.objectContaining({ code: code.code, discountValue: 10 }) }],
    ]);
    expect((await ask('?limit=1')).body[0]?.action).toBe('discount-code.deleted');
  });

  it.each([
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?cursor=-1',
    '?cursor=9999999999',
    '?subject=%00',
    "?subjectId=';",
  ])('does not understand %s', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });

  it('shows a role what it may read elsewhere, and counts only that', async () => {
    const { running } = app();
    const entry = { at: new Date(), actor: { accountId: 1, name: 'admin' }, subjectId: unique('record') };
    await running.ports.unitOfWork(async ({ audit }) => {
      for (const subject of ['payment', 'experience', 'invitation', 'review'])
        await audit.add({ ...entry, subject, action: `${subject}.noted`, details: {} });
    });
    const seenBy = async (role: StaffRole) => {
      const reader = await signedInStaff(app(), role);
      const reply = await reader.get<Entries>(`/api/admin/audit?subjectId=${entry.subjectId}`);
      return [reply.headers.get('x-total-count'), ...reply.body.map(({ subject }) => subject)];
    };
    expect(await seenBy('owner')).toEqual(['4', 'review', 'invitation', 'experience', 'payment']);
    expect(await seenBy('reader')).toEqual(['3', 'review', 'experience', 'payment']);
    expect(await seenBy('finance')).toEqual(['1', 'payment']);
    expect(await seenBy('catalogue')).toEqual(['2', 'review', 'experience']);
  });

  it('is for administrators alone', async () => {
    expect((await app().client().get('/api/admin/audit')).status).toBe(401);
    expect((await (await app().signedIn()).get('/api/admin/audit')).status).toBe(403);
  });
});
