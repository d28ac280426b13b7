import { asAdmin } from '@wondercast/core/people/as-admin';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it } from 'vitest';
import { PASSWORD, type SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { setAccess, signedInStaff } from '../../support/staff.ts';
import { until } from '../../support/until.ts';
import { book } from '../bodies.ts';
import { statusOfUser } from './browsers.ts';
import { describeOnEachStore } from './each-store.ts';

describeOnEachStore('the staff', (app) => {
  const invited = async (
    staffRole = 'desk',
    email = `${unique('jules')}@staff.example`,
    sender: SignedInClient | null = null,
  ) => {
    const owner = sender ?? (await app().admin());
    const { status, body } = await owner.post<Wire<'Invitation'>>('/api/admin/staff/invitations', {
      email,
      staffRole,
    });
    expect([status, body.email]).toEqual([201, email]);
    const mailed = await until(`an invitation to ${email}`, async () =>
      (await app().outbox()).find(
        ({ recipients, mail }) => recipients.includes(email) && mail.text?.includes('/invitation/'),
      ),
    );
    const [, token = ''] = /\/invitation\/([\w-]{20,})/.exec(mailed.mail.text ?? '') ?? [];
    return { owner, email, token, id: body.id };
  };
  const accept = (token: string, more: object = {}) =>
    app()
      .client()
      .post<Wire<'User'>>(`/api/invitations/${token}`, {
        username: unique('jules'),
        password: PASSWORD,
        ...more,
      });

  it('is joined by a mailed link, once, with the invited address and role', async () => {
    const { token, email } = await invited();
    const shown = await app().client().get<Wire<'InvitationShown'>>(`/api/invitations/${token}`);
    expect(shown.body).toMatchObject({ email, staffRole: 'desk', invitedBy: 'admin' });
    expect((await accept(token, { email: 'other@staff.example' })).status).toBe(422);
    const replies = [await accept(token), await accept(token)];
    expect(replies.map(({ status }) => status)).toEqual([201, 404]);
    expect(replies[0]?.body).toMatchObject({ email, role: 'admin', staffRole: 'desk' });
  });

  it('is joined by one of several who follow the same link at once', async () => {
    const { owner, token, email } = await invited();
    const replies = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
    const { body } = await owner.get<Wire<'Staff'>>('/api/admin/staff');
    expect(body.members.filter((each) => each.email === email)).toHaveLength(1);
  });

  it('is joined by a customer with their own account, which keeps what is theirs', async () => {
    const customer = await app().signedIn();
    const { email, id, username } = customer.user;
    const { token, owner } = await invited('desk', email ?? '');
    const shown = await app().client().get<Wire<'InvitationShown'>>(`/api/invitations/${token}`);
    expect(shown.body).toMatchObject({ email, hasAccount: true });
    const path = `/api/invitations/${token}/acceptance`;
    const words =
      'There is an account with this address already. Please sign in with it to accept the invitation.';
    const made = await accept(token);
    expect([made.status, made.body]).toMatchObject([409, { message: words }]);
    expect((await app().client().post(path)).status).toBe(401);
    const other = await (await app().signedIn()).post<Wire<'Problem'>>(path);
    expect([other.status, other.body.message]).toEqual([
      403,
      'This invitation was sent to another address than that of your account. Please sign in with the invited one.',
    ]);
    const elsewhere = app().client();
    await elsewhere.post('/api/login', { username, password: PASSWORD });

    const joined = await customer.post<Wire<'User'>>(path);
    expect([joined.status, joined.body]).toMatchObject([
      200,
      { id, email, role: 'admin', staffRole: 'desk' },
    ]);
    expect((await customer.get('/api/admin/bookings')).status).toBe(200);
    expect((await customer.get('/api/admin/staff')).status).toBe(403);
    // What was signed in as a customer ends; the link too.
    expect(await statusOfUser(elsewhere)).toBe(401);
    expect((await customer.post(path)).status).toBe(404);
    const again = await owner.post<Wire<'Problem'>>('/api/admin/staff/invitations', {
      email,
      staffRole: 'desk',
    });
    expect([again.status, again.body.message]).toEqual([409, 'This address is on the staff already.']);
  });

  it('is joined by one account when two requests accept at once', async () => {
    const customer = await app().signedIn();
    const { token } = await invited('reader', customer.user.email ?? '');
    const path = `/api/invitations/${token}/acceptance`;
    const replies = await Promise.all([customer.post(path), customer.post(path)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is listed with the last sign-in of what is open', async () => {
    const owner = await app().admin();
    const desk = await signedInStaff(app(), 'desk');
    const signedInAt = async () => {
      const { body } = await owner.get<Wire<'Staff'>>('/api/admin/staff');
      return body.members.find(({ id }) => id === desk.user.id)?.signedInAt;
    };
    const first = await signedInAt();
    expect(Date.parse(first ?? '')).toBeLessThanOrEqual(Date.now());
    await desk.post('/api/logout');
    expect(await signedInAt()).toBeNull();
  });

  it('is not joined by a link that was withdrawn', async () => {
    const { owner, token, id } = await invited();
    expect((await owner.delete(`/api/admin/staff/invitations/${id}`)).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
  });

  it.each([{ staffRole: 'desk' }, { disabled: true }])(
    'is not joined by what an owner sent who became %o, and by what others sent still',
    async (change) => {
      const sender = await signedInStaff(app(), 'owner');
      const sent = await invited('owner', `${unique('jules')}@staff.example`, sender);
      const kept = await invited();
      const path = `/api/admin/staff/${sender.user.id}`;
      expect((await kept.owner.patch(path, change)).status).toBe(200);
      expect((await accept(sent.token)).status).toBe(404);
      expect((await accept(kept.token)).status).toBe(201);
      const { body: staff } = await kept.owner.get<Wire<'Staff'>>('/api/admin/staff');
      expect(staff.invitations.map(({ id }) => id)).not.toContain(sent.id);
      const { body: audited } = await kept.owner.get<Wire<'AuditEntry'>[]>(
        `/api/admin/audit?subject=invitation&subjectId=${sent.id}`,
      );
      expect(audited.map(({ action }) => action)).toEqual(['invitation.withdrawn', 'invitation.sent']);
    },
  );

  it('keeps its last owner', async () => {
    const owner = await app().admin();
    const path = `/api/admin/staff/${owner.user.id}`;
    for (const change of [{ staffRole: 'desk' }, { disabled: true }]) {
      const { status, body } = await owner.patch<Wire<'Problem'>>(path, change);
      expect([status, body.message]).toEqual([409, 'The shop needs at least one owner.']);
    }
    expect(await statusOfUser(owner)).toBe(200);
  });

  it('is signed out by a change of role, and kept out while disabled', async () => {
    const owner = await app().admin();
    const desk = await signedInStaff(app(), 'desk');
    const path = `/api/admin/staff/${desk.user.id}`;
    expect((await owner.patch(path, { staffRole: 'reader' })).status).toBe(200);
    expect(await statusOfUser(desk)).toBe(401);
    const login = { username: desk.user.username, password: PASSWORD };
    expect((await desk.post('/api/login', login)).status).toBe(200);
    await owner.patch(path, { disabled: true });
    expect((await desk.post('/api/login', login)).status).toBe(403);
    await owner.patch(path, { disabled: false });
    expect((await desk.post('/api/login', login)).status).toBe(200);
  });

  it('is judged by the role of now where it writes', async () => {
    const { ports } = app().running;
    const catalogue = await signedInStaff(app(), 'catalogue');
    await setAccess(app(), catalogue.user.id, { staffRole: 'reader', disabledAt: null });
    const { id: accountId, username } = catalogue.user;
    const former = { kind: 'signed-in', accountId, username, role: 'admin', visitorKey: null } as const;
    const write = (permission: 'catalogue:write' | null) =>
      asAdmin(ports, { ...former, staffRole: 'catalogue', permission }, async () => 'written');
    await expect(write('catalogue:write')).rejects.toMatchObject({ kind: 'forbidden' });
    // Without what the operation asks for nothing is judged again: the twin writes.
    expect(await write(null)).toBe('written');
  });

  it('must have a second factor where owners require one', async () => {
    const owner = await app().admin();
    const { status, body } = await owner.put<Wire<'Problem'>>('/api/admin/staff/second-factor', {
      required: true,
    });
    expect([status, body.message]).toEqual([409, 'Set up a second factor for yourself first.']);
    await app().running.ports.unitOfWork(({ secondFactors }) => secondFactors.require(true));
    expect((await owner.get('/api/admin/staff')).status).toBe(403);
    await app().running.ports.unitOfWork(({ secondFactors }) => secondFactors.require(false));
    expect((await owner.get('/api/admin/staff')).status).toBe(200);
  });

  it('sees no invoice of others while a required second factor is missing', async () => {
    const { body: booking } = await book(await app().signedIn());
    const owner = await app().admin();
    const of = `/api/bookings/${booking.id}`;
    expect((await owner.get(`${of}/invoice-pdf`)).status).toBe(200);
    const { body } = await owner.get<readonly Wire<'BookingInvoice'>[]>(`${of}/invoices`);
    const paths = ['invoice-pdf', 'invoices', ...body.map(({ id }) => `invoices/${id}/pdf`)];
    const statuses = async () => {
      const replies = await Promise.all(paths.map((path) => owner.get(`${of}/${path}`)));
      return replies.map(({ status }) => status);
    };
    const required = (value: boolean) =>
      app().running.ports.unitOfWork(({ secondFactors }) => secondFactors.require(value));
    await required(true);
    expect(await statuses()).toEqual([404, 404, 404]);
    await required(false);
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});
