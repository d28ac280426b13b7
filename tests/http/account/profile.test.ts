import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { until } from '../../support/until.ts';
import { describeOnEachStore } from './each-store.ts';

type Reply = Wire<'User'> & Wire<'Problem'>;

describeOnEachStore('a profile', (app) => {
  const mara = async () => {
    const client = await app().signedIn();
    return { client, save: (body: unknown) => client.patch<Reply>('/api/user/profile', body) };
  };

  it('is saved in every field, and answered as the account then is', async () => {
    const { client, save } = await mara();
    const given = {
      email: `${unique('New')}@Northlight.example`,
      fullName: 'Mara O’Reyes',
      phoneNumber: '+1 415 555 0134',
      companyName: 'Northlight "Studio"',
      jobTitle: 'Producer',
      department: 'Culture',
      industry: 'Media',
      companySize: '51-200',
      website: 'https://northlight.example',
      linkedinProfile: 'https://linkedin.example/in/mara',
      address: '1 Light Street',
      city: 'Köln',
      state: 'NRW',
      zipCode: '50667',
      country: 'DE',
      preferredCommunication: 'both',
      marketingOptIn: true,
      eventNotifications: false,
      profilePicture: '/uploads/mara.webp',
      bio: 'Two\nlines <script>alert(1)</script>',
      additionalNotes: 'None',
    };
    const { status, body } = await save({ ...given, password: PASSWORD, version: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...client.user, ...given, version: 2, updatedAt: body.updatedAt });
    expect((await client.get('/api/user')).body).toEqual(body);
  });

  it('has a billing address, which books what it names itself, unless another or none is sent', async () => {
    const { client, save } = await mara();
    const sent = { name: 'Northlight Studio GmbH', city: 'Vienna', country: 'AT', taxNumber: 'atu 13585627' };
    const { body } = await save({ billing: sent, fullName: 'Mara Reyes' });
    const billing = { ...sent, lines: [], postalCode: '', region: null, taxNumber: 'ATU13585627' };
    expect(body.billing).toEqual(billing);
    const booked = async (change: object = {}) => {
      const flat = { experienceId: 9, totalPrice: 990, email: 'mara@northlight.example', ...change };
      const { status, body: placed } = await client.post<Wire<'PlacedBooking'>>('/api/bookings', flat);
      expect(status).toBe(201);
      return placed.billing;
    };
    expect(await booked()).toEqual(billing);
    expect(await booked({ billing: { country: 'US' } })).toMatchObject({ name: '', country: 'US' });
    expect(await booked({ billing: null })).toBeNull();
    const refused = await save({ billing: { country: 'EL' } });
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['billing.country']);
    expect((await save({ city: 'Köln' })).body.billing).toEqual(billing);
    expect((await save({ billing: null })).body.billing).toBeNull();
  });

  it('keeps what is not sent, and clears what is null or blank', async () => {
    const { save } = await mara();
    await save({ fullName: 'Mara Reyes', city: 'Köln', jobTitle: 'Producer' });
    const { body } = await save({ city: null, jobTitle: ' ', eventNotifications: null });
    expect(body).toMatchObject({
      fullName: 'Mara Reyes',
      city: null,
      jobTitle: null,
      eventNotifications: true,
    });
  });

  it.each([
    ['fullName', 'Al', 'Full name must be at least 3 characters'],
    ['phoneNumber', '555', 'Please enter a valid phone number'],
    ['email', 'mara', 'Please enter a valid email address'],
    ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['linkedinProfile', 'linkedin.example', 'Please enter a valid URL'],
  ])('refuses the %s %j on its field', async (path, value, message) => {
    const { status, body } = await (await mara()).save({ city: 'Köln', [path]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message, issues: [{ path, message }] });
  });

  it('has no effect on role, username, password, id or anything else', async () => {
    const { client, save } = await mara();
    const { status, body, text } = await save({
      role: 'admin',
      username: 'root',
      password: 'taken-over',
      passwordHash: '$argon2id$x',
      passwordVersion: 9,
      id: 1,
      createdAt: '2020-01-01T00:00:00.000Z',
      city: 'Köln',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...client.user, city: 'Köln', version: 2, updatedAt: body.updatedAt });
    expect(text).not.toMatch(/argon2|scrypt|hash|passwordVersion/i);
    const { username } = client.user;
    const login = (password: string) => app().client().post('/api/login', { username, password });
    expect((await login('taken-over')).status).toBe(401);
    expect((await client.get('/api/admin/bookings')).status).toBe(403);
  });

  it('refuses an e-mail address that another has, in any case', async () => {
    const [{ save }, other] = [await mara(), await mara()];
    const { status, body } = await save({
      email: other.client.user.email?.toUpperCase(),
      password: PASSWORD,
    });
    expect(status).toBe(409);
    expect(body.message).toBe('This email is already registered.');
  });

  it('refuses an edit of an older version, and overwrites nothing', async () => {
    const { client, save } = await mara();
    await save({ city: 'Köln', version: 1 });
    const { status, body } = await save({ city: 'Bonn', version: 1 });
    expect(status).toBe(409);
    expect(body.message).toBe('Changed by someone else. Reload and try again.');
    expect((await client.get<Reply>('/api/user')).body.city).toBe('Köln');
  });

  it('lets one of twenty edits of one version through', async () => {
    const { save } = await mara();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save({ bio: `edit ${at}`, version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });

  it('gives one address to one of ten accounts that want it at once', async () => {
    const everybody = await Promise.all(Array.from({ length: 10 }, mara));
    const email = `${unique('wanted')}@northlight.example`;
    const replies = await Promise.all(everybody.map(({ save }) => save({ email, password: PASSWORD })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('takes another e-mail address only with the password, and tells the former one', async () => {
    const { client, save } = await mara();
    const { email: former } = client.user;
    const email = `${unique('moved')}@northlight.example`;
    for (const [password, message] of [
      [undefined, 'Please enter your current password'],
      ['a guess', 'That is not your current password.'],
    ]) {
      const { status, body } = await save({ email, password });
      expect(status).toBe(422);
      expect(body).toMatchObject({ message, issues: [{ path: 'password', message }] });
    }
    expect((await save({ email: former?.toUpperCase() })).status).toBe(200);
    const { status, body } = await save({ email, password: PASSWORD });
    expect([status, body.email]).toEqual([200, email]);
    const { mail } = await until('a mail to the former address', async () =>
      (await app().outbox()).find(
        ({ recipients, mail }) =>
          recipients.some((each) => each.toLowerCase() === former) && mail.subject?.includes('was changed'),
      ),
    );
    expect(mail.text).toContain('If it was not you');
  });

  describe('of nobody', () => {
    it('is 401', async () => {
      const { status, body } = await app().client().patch<Reply>('/api/user/profile', { city: 'Köln' });
      expect(status).toBe(401);
      expect(body.message).toBe('Not authenticated');
    });
  });
});
