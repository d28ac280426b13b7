import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, type SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { signedInPerson } from '../../support/partner-people.ts';
import { aKey, aPartner, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aSubmit } from '../bodies.ts';

const STRANGE = ['Nobody of this partner has this id', 'Partner not found', 'Key not found'];

describeOnEachStore('the people of a partner', (app) => {
  let admin: SignedInClient;
  let own: Wire<'Partner'>;
  let other: Wire<'Partner'>;
  let person: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
    own = await aPartner(admin);
    other = await aPartner(admin);
    person = await signedInPerson(app(), own.id);
  });

  const invite = async (email = `${unique('nora')}@partner.example`, partnerId = own.id) => {
    const { status, body, text } = await admin.post<Wire<'PartnerInvitation'>>(
      `/api/admin/partners/${partnerId}/invitations`,
      { email },
    );
    if (status !== 201) throw new Error(text);
    const mailed = await until(`an invitation to ${email}`, async () =>
      (await app().outbox()).find(
        ({ recipients, mail }) => recipients.includes(email) && mail.text?.includes('/invitation/'),
      ),
    );
    const [, token = ''] = /\/invitation\/([\w-]{20,})/.exec(mailed.mail.text ?? '') ?? [];
    return { id: body.id, email, token, text: mailed.mail.text ?? '' };
  };
  const accept = (token: string) => {
    const client = app().client();
    const body = { username: unique('nora'), password: PASSWORD };
    return { client, reply: client.post<Wire<'User'>>(`/api/invitations/${token}`, body) };
  };
  const peopleOf = async (id: number) =>
    (await admin.get<Wire<'PartnerPeople'>>(`/api/admin/partners/${id}/people`)).body;
  const refusalOf = async (reply: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await reply;
    return [status, (body as { message?: string }).message];
  };

  it('are invited by mail, join once, and are no staff', async () => {
    const { email, token, text } = await invite();
    expect(text).toContain(`invites you to the account of ${own.name}`);
    expect((await peopleOf(own.id)).invitations.map((each) => each.email)).toContain(email);
    // What the staff sees of its own invitations has none of these.
    const { body: staff } = await admin.get<Wire<'Staff'>>('/api/admin/staff');
    expect(staff.invitations.map((each) => each.email)).not.toContain(email);
    const shown = await app().client().get<Wire<'InvitationShown'>>(`/api/invitations/${token}`);
    expect(shown.body).toMatchObject({ email, partner: own.name, staffRole: null });
    const first = accept(token);
    expect((await first.reply).body).toMatchObject({
      email,
      role: 'user',
      staffRole: null,
      partnerId: own.id,
    });
    expect((await accept(token).reply).status).toBe(404);
    const seen = await first.client.get<Wire<'OwnPartner'>>('/api/partner/account');
    expect(seen.body).toMatchObject({ id: own.id, name: own.name });
    expect(seen.body.people.map((each) => each.email)).toContain(email);
    expect((await first.client.get('/api/admin/partners')).status).toBe(403);
  });

  it('are sent an example by their own test webhooks, once there is a test key; nobody else’s hear it', async () => {
    const add = (by: SignedInClient, partnerId: number) =>
      by.post('/api/admin/webhooks', {
        url: 'https://hooks.partner.example/examples',
        partnerId,
        mode: 'test',
        events: ['session.agreed'],
      });
    const partner = await aPartner(admin);
    const asker = await signedInPerson(app(), partner.id);
    for (const { id } of [partner, other]) expect((await add(admin, id)).status).toBe(201);
    const ask = async (event?: string) =>
      (await asker.post('/api/partner/webhook-examples/own', event ? { event } : {})).body;
    await aKey(admin, { partnerId: partner.id, mode: 'test' });
    await until(
      'the key is known',
      async () => JSON.stringify(await ask('session.agreed')) === '{"webhooks":1}',
    );
    // It asks for other events alone.
    expect(await ask()).toEqual({ webhooks: 0 });
    const stranger = await app().signedIn();
    expect((await stranger.post('/api/partner/webhook-examples/own', {})).status).toBe(403);
  });

  it('are no staff and no partner’s before: a customer joins with their own account', async () => {
    const customer = await app().signedIn();
    const { token } = await invite(customer.user.email ?? '');
    expect((await accept(token).reply).status).toBe(409);
    const stranger = await app().signedIn();
    expect((await stranger.post(`/api/invitations/${token}/acceptance`)).status).toBe(403);
    const joined = await customer.post<Wire<'User'>>(`/api/invitations/${token}/acceptance`);
    expect(joined.body).toMatchObject({ id: customer.user.id, partnerId: own.id, role: 'user' });
    const path = `/api/admin/partners/${other.id}/invitations`;
    expect(await refusalOf(admin.post(path, { email: customer.user.email }))).toEqual([
      409,
      'This address belongs to a partner already.',
    ]);
    const toStaff = { email: customer.user.email, staffRole: 'desk' };
    expect((await admin.post('/api/admin/staff/invitations', toStaff)).status).toBe(409);
    const staff = `${unique('jules')}@staff.example`;
    await admin.post('/api/admin/staff/invitations', { email: staff, staffRole: 'desk' });
    expect(await refusalOf(admin.post(path, { email: staff }))).toEqual([
      409,
      'This address is already invited.',
    ]);
    expect((await admin.post('/api/admin/partners/2147483647/invitations', { email: staff })).status).toBe(
      404,
    );
  });

  it('join no more after the invitation was withdrawn, which is done for its own partner alone', async () => {
    const { id, token } = await invite();
    expect((await admin.delete(`/api/admin/partners/${other.id}/invitations/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/admin/partners/${own.id}/invitations/${id}`)).status).toBe(200);
    expect((await accept(token).reply).status).toBe(404);
  });

  it('make keys at the rate of their kind, rotate them with an overlap and revoke them', async () => {
    const body = { kind: 'secret', label: 'Ours', scopes: ['bookings:read'] };
    const made = await person.post<Wire<'CutPartnerKey'>>('/api/partner/keys', body);
    expect(made.body).toMatchObject({ partnerId: own.id, scopes: ['bookings:read'], ratePerMinute: 1_200 });
    expect((await person.post('/api/partner/keys', { ...body, scopes: ['settings:write'] })).status).toBe(
      422,
    );
    const more = { ...body, ratePerMinute: 9_000, partnerId: other.id };
    expect((await person.post('/api/partner/keys', more)).body).toMatchObject({
      partnerId: own.id,
      ratePerMinute: 1_200,
    });
    const asKey = (key: string) => app().client().get('/api/partner/bookings', withKey(key));
    expect((await asKey(made.body.key)).status).toBe(200);
    const next = await person.post<Wire<'CutPartnerKey'>>(`/api/partner/keys/${made.body.id}/rotate`, {
      graceHours: 2,
    });
    expect([(await asKey(made.body.key)).status, (await asKey(next.body.key)).status]).toEqual([200, 200]);
    const { body: keys } = await person.get<Wire<'PartnerKey'>[]>('/api/partner/keys');
    expect(keys.map(({ status }) => status).toSorted()).toEqual(['expiring', 'live', 'live']);
    await person.post(`/api/partner/keys/${next.body.id}/revoke`);
    expect((await asKey(next.body.key)).status).toBe(401);
  });

  it('add, change and remove webhooks, and see their log', async () => {
    const url = 'https://hooks.partner.example/in';
    const made = await person.post<Wire<'WebhookWithSecret'>>('/api/partner/webhooks', {
      url,
      events: ['booking.created'],
    });
    expect(made.body).toMatchObject({
      partnerId: own.id,
      secret: expect.stringMatching(/^whsec_/) as string,
    });
    const path = `/api/partner/webhooks/${made.body.id}`;
    const off = await person.patch<Wire<'Webhook'>>(path, { enabled: false, version: made.body.version });
    expect(off.body.enabled).toBe(false);
    const rotated = await person.post<Wire<'WebhookWithSecret'>>(`${path}/rotate-secret`, { graceHours: 1 });
    expect(rotated.body.secret).not.toBe(made.body.secret);
    expect((await person.get(`${path}/deliveries`)).body).toEqual([]);
    expect((await person.get<Wire<'Webhook'>[]>('/api/partner/webhooks')).body).toHaveLength(1);
    expect((await person.delete(path)).status).toBe(200);
    expect((await person.get(`${path}/deliveries`)).status).toBe(404);
  });

  it('see and touch nothing of another partner', async () => {
    const theirs = await aKey(admin, { partnerId: other.id, kind: 'secret' });
    const hook = await admin.post<Wire<'WebhookWithSecret'>>('/api/admin/webhooks', {
      url: 'https://hooks.other.example/in',
      partnerId: other.id,
    });
    const booked = await app()
      .client()
      .post<Wire<'Booking'>>('/api/bookings', aSubmit(), withKey(theirs.key));
    const delivery = await until('a delivery', async () =>
      (
        await admin.get<Wire<'WebhookDelivery'>[]>(`/api/admin/webhook-deliveries?webhookId=${hook.body.id}`)
      ).body.at(0),
    );
    const colleague = await signedInPerson(app(), other.id);
    const strange = [
      person.post(`/api/partner/keys/${theirs.id}/rotate`, { graceHours: 1 }),
      person.post(`/api/partner/keys/${theirs.id}/revoke`),
      person.patch(`/api/partner/webhooks/${hook.body.id}`, { enabled: false }),
      person.delete(`/api/partner/webhooks/${hook.body.id}`),
      person.post(`/api/partner/webhooks/${hook.body.id}/rotate-secret`, { graceHours: 1 }),
      person.get(`/api/partner/webhooks/${hook.body.id}/deliveries`),
      person.post(`/api/partner/webhook-deliveries/${delivery.id}/replay`),
      person.get(`/api/partner/bookings/${booked.body.bookingReference}`),
      person.delete(`/api/partner/people/${colleague.user.id}`),
    ];
    for (const reply of strange) expect((await reply).status).toBe(404);
    for (const path of ['bookings', 'keys', 'webhooks']) {
      const { body } = await colleague.get<unknown[]>(`/api/partner/${path}`);
      expect([path, body.length > 0]).toEqual([path, true]);
    }
    const { body: bookings } = await person.get<Wire<'Booking'>[]>('/api/partner/bookings');
    expect(bookings.map((each) => each.bookingReference)).not.toContain(booked.body.bookingReference);
    expect(STRANGE).toContain((await refusalOf(person.post(`/api/partner/keys/${theirs.id}/revoke`)))[1]);
    const replayed = `/api/partner/webhook-deliveries/${delivery.id}/replay`;
    expect((await colleague.post(replayed)).status).toBe(200);
  });

  it('read bookings and statement of their partner as its keys do', async () => {
    const { key } = await aKey(admin, { partnerId: own.id, kind: 'secret' });
    const booked = await app().client().post<Wire<'Booking'>>('/api/bookings', aSubmit(), withKey(key));
    const path = `/api/partner/bookings/${booked.body.bookingReference}`;
    for (const address of [path, '/api/partner/statement'])
      expect((await person.get(address)).body).toEqual(
        (await app().client().get(address, withKey(key))).body,
      );
    expect((await person.get<Wire<'PartnerStatement'>>('/api/partner/statement')).body).toMatchObject({
      partner: own.name,
      bookings: 1,
    });
  });

  it('say where test mails go, and empty the test data of their partner', async () => {
    const asked = await person.put('/api/partner/test-mail', { address: 'dev@partner.example' });
    expect(asked.body).toEqual({ partnerId: own.id, address: 'dev@partner.example', confirmed: false });
    expect((await person.get<Wire<'OwnPartner'>>('/api/partner/account')).body.testMail).toEqual(asked.body);
    expect((await person.delete('/api/partner/test-data')).status).toBe(200);
  });

  it('are out at once when they are removed, by staff or by each other; the last may leave', async () => {
    const partner = await aPartner(admin);
    const [one, two, three] = [
      await signedInPerson(app(), partner.id),
      await signedInPerson(app(), partner.id),
      await signedInPerson(app(), partner.id),
    ];
    await admin.delete(`/api/admin/partners/${partner.id}/people/${one.user.id}`);
    expect((await one.get('/api/user')).status).toBe(401);
    await two.delete(`/api/partner/people/${three.user.id}`);
    expect((await three.get('/api/partner/keys')).status).toBe(401);
    expect((await two.delete(`/api/partner/people/${two.user.id}`)).status).toBe(200);
    expect((await two.get('/api/partner/account')).status).toBe(401);
    expect((await peopleOf(partner.id)).people).toEqual([]);
    // Who signs in again is a customer as anybody.
    const again = app().client();
    await again.post('/api/login', { username: two.user.username, password: PASSWORD });
    expect(await refusalOf(again.get('/api/partner/account'))).toEqual([
      403,
      'This is for the people of a partner.',
    ]);
    const { body: log } = await admin.get<Wire<'AuditEntry'>[]>('/api/admin/audit?limit=5');
    expect(log[0]).toMatchObject({
      action: 'partner.person-removed',
      actor: { accountId: two.user.id, name: two.user.username },
    });
  });

  it('write nothing with a membership that ended while the request was under way', async () => {
    const gone = await signedInPerson(app(), own.id);
    const { ports, shop } = app().running;
    const caller = {
      kind: 'signed-in',
      accountId: gone.user.id,
      username: gone.user.username,
      role: 'user',
      partnerId: own.id,
      visitorKey: null,
    } as const;
    await ports.unitOfWork(({ accounts }) => accounts.setPartner(gone.user.id, null, new Date()));
    const key = await aKey(admin, { partnerId: own.id, kind: 'secret' });
    await expect(shop.revokeKey(caller, key.id)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
