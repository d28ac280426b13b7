import { mayDo, STAFF_ROLES } from '@wondercast/core/people/account/permissions';
import { type ParameterObject, resolve } from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { signedInPerson } from '../../support/partner-people.ts';
import { aPartner, createKey, withKey } from '../../support/partners.ts';
import { setAccess, signedInStaff } from '../../support/staff.ts';
import { document } from '../fuzz-requests.ts';
import { rawRequest } from '../raw.ts';

const EVERY = operations as readonly Operation[];
const ofRole = (role: Operation['role']) => EVERY.filter((operation) => operation.role === role);
const named = (list: readonly Operation[]) =>
  list.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation] as const);

/** An address of the operation where nothing is: no test writes by accident. */
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '2147483647');

/** What judging the body would say: never, before access is judged. */
const JUDGED = [400, 413, 422];

export const describeAccessMatrix = (app: () => TestApp) =>
  describe('who may do what, for every operation of the document', () => {
    let user: SignedInClient;
    let person: SignedInClient;
    let admin: SignedInClient;
    const staff = new Map<string, SignedInClient>();
    let disabled: SignedInClient;
    const keys = { publishable: '', secret: '', scopeless: '' };
    beforeAll(async () => {
      user = await app().signedIn();
      admin = await app().admin();
      person = await signedInPerson(app(), (await aPartner(admin)).id);
      keys.publishable = await createKey(admin);
      keys.secret = await createKey(admin, { kind: 'secret' });
      keys.scopeless = await createKey(admin, { kind: 'secret', scopes: [] });
      for (const role of STAFF_ROLES) staff.set(role, await signedInStaff(app(), role));
      disabled = await signedInStaff(app(), 'owner');
      await setAccess(app(), disabled.user.id, { staffRole: 'owner', disabledAt: new Date() });
    });
    const cookieOf = ({ cookies }: SignedInClient) =>
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    /** Announces a body of 100 MB and sends none: who reads bodies first says 413, or waits. */
    const ask = (operation: Operation, cookie = '', key = '') =>
      rawRequest(app().url, pathOf(operation), {
        method: operation.method.toUpperCase(),
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(key ? withKey(key) : {}),
          ...(operation.method === 'get'
            ? {}
            : { 'content-type': 'application/json', 'content-length': '104857600' }),
        },
        body: operation.method === 'get' ? undefined : '{',
      });

    it('knows operations of every kind', () => {
      expect(ofRole('admin').length).toBeGreaterThan(15);
      expect(ofRole('user').length).toBeGreaterThan(4);
      expect(ofRole('partner').length).toBeGreaterThan(2);
      expect(EVERY.length).toBeGreaterThan(10);
    });

    it.each(named(ofRole('admin')))('%s is 401 to visitors and 403 to users', async (_name, operation) => {
      const visitor = await ask(operation);
      expect(visitor.status).toBe(401);
      expect(JSON.parse(visitor.bytes.toString()).message).toBe('Not authenticated');
      for (const client of [user, person]) {
        const signedIn = await ask(operation, cookieOf(client));
        expect(signedIn.status).toBe(403);
        expect(JSON.parse(signedIn.bytes.toString()).message).toBe(
          'You do not have permission to access this page.',
        );
      }
    });

    const ofStaff = EVERY.filter(
      ({ permission, outsideProduction }) => permission !== null && !outsideProduction,
    );
    it.each(named(ofStaff))('%s opens to exactly the roles that may do it', async (_name, operation) => {
      for (const [staffRole, client] of staff) {
        const { status, bytes } = await ask(operation, cookieOf(client));
        const { permission } = operation;
        if (permission && mayDo(client.user, permission))
          expect([staffRole, [401, 403].includes(status)]).toEqual([staffRole, false]);
        else {
          expect([staffRole, status]).toEqual([staffRole, 403]);
          expect(JSON.parse(bytes.toString()).message).toBe('Your role does not allow this.');
        }
      }
      expect((await ask(operation, cookieOf(disabled))).status).toBe(401);
    });

    it.each(named(EVERY))('%s opens to exactly the keys that the document says', async (_name, operation) => {
      const opens = (kind: 'publishable' | 'secret') => operation.keys.includes(kind);
      const status = async (key: string) => (await ask(operation, '', key)).status;
      const expected = {
        publishable: opens('publishable'),
        secret: opens('secret'),
        scopeless: opens('secret') && operation.scope === null,
      };
      for (const [name, isOpen] of Object.entries(expected)) {
        const answered = await status(keys[name as keyof typeof keys]);
        if (isOpen) expect([401, 403]).not.toContain(answered);
        else expect([name, answered]).toEqual([name, 403]);
      }
      // A session that came along helps no key.
      if (!expected.publishable)
        expect((await ask(operation, cookieOf(admin), keys.publishable)).status).toBe(403);
    });

    it('opens to a publishable key what a page needs to browse, quote, check codes and book, and nothing else', () => {
      const written = EVERY.filter(({ keys: by, method }) => by.includes('publishable') && method !== 'get');
      expect(written.map(({ id }) => id).toSorted()).toEqual([
        'createBooking',
        'createQuote',
        'endHold',
        'holdTimes',
        'validateDiscountCode',
      ]);
      const read = EVERY.filter(({ keys: by, method }) => by.includes('publishable') && method === 'get');
      // What is the same for everybody; a key that opens it there is judged once for all.
      const isShared = ({ cache }: Operation): boolean => cache === 'catalogue' || cache === 'times';
      expect(
        read
          .filter((operation) => !isShared(operation))
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['getHold', 'listNearSearches']);
      expect(read.every(({ role }) => role === 'visitor')).toBe(true);
      expect(EVERY.filter(isShared)).toEqual(read.filter(isShared));
    });

    it.each(named(ofRole('partner')))('%s is 401 without a key', async (_name, operation) => {
      for (const cookie of ['', cookieOf(user), cookieOf(admin)])
        expect((await ask(operation, cookie)).status).toBe(401);
    });

    const withText = EVERY.filter((operation) => operation.path.includes('{'));
    it.each(named(withText))('%s is nowhere where its address holds a NUL', async (_name, operation) => {
      const path = operation.path.replaceAll(/\{\w+\}/g, '%00');
      const method = operation.method.toUpperCase();
      const headers = operation.role === 'partner' ? withKey(keys.secret) : {};
      const client = operation.role === 'partner' ? app().client() : admin;
      const body = operation.method === 'get' ? undefined : {};
      expect((await client.request(method, path, { headers, body })).status).toBe(404);
    });

    const asking = EVERY.filter((operation) => operation.method === 'get');
    it.each(named(asking))('%s fails at no NUL in its query', async (_name, operation) => {
      const { parameters = [] } = document.paths[operation.path]?.get ?? {};
      const headers = operation.role === 'partner' ? withKey(keys.secret) : {};
      const client = operation.role === 'partner' ? app().client() : admin;
      for (const parameter of parameters.map((each) => resolve<ParameterObject>(document, each))) {
        if (parameter.in !== 'query') continue;
        const { status } = await client.request('GET', `${pathOf(operation)}?${parameter.name}=a%00b`, {
          headers,
        });
        expect([parameter.name, status < 500]).toEqual([parameter.name, true]);
      }
    });

    it.each(named(EVERY))('%s is nothing in other letters', async (_name, operation) => {
      const path = pathOf(operation);
      for (const other of [
        path.replace('/api/', '/API/'),
        path.replace('/api/', '/Api/'),
        path.replace(/\/api\/\w/, (start) => start.toUpperCase()),
      ]) {
        const headers = withKey(keys.secret);
        const { status } = await rawRequest(app().url, other, {
          method: operation.method.toUpperCase(),
          headers,
        });
        expect([other, status]).toEqual([other, 404]);
      }
    });

    it.each(named(ofRole('user')))('%s is 401 to visitors', async (_name, operation) => {
      expect((await ask(operation)).status).toBe(401);
      expect(JUDGED).not.toContain((await ask(operation)).status);
    });

    it.each(named(EVERY.filter((operation) => operation.role === 'admin')))(
      '%s serves an administrator',
      async (_name, operation) => {
        const { status } = await admin.request(operation.method.toUpperCase(), pathOf(operation));
        expect([200, 201, 400, 404, 422]).toContain(status);
      },
    );

    it.each(named(ofRole('visitor')))('%s serves everybody', async (_name, operation) => {
      const body = operation.method === 'get' ? undefined : {};
      for (const client of [app().client(), user, admin]) {
        if (operation.id === 'logout') continue;
        const { status } = await client.request(operation.method.toUpperCase(), pathOf(operation), { body });
        // A booking has an owner, who may be a visitor: strangers without a session are nobody.
        if (!operation.path.startsWith('/api/bookings/{id}')) expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    });
  });
