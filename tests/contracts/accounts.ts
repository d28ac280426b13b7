import { type Account, PROFILE_DEFAULTS, type Profile } from '@wondercast/core/people/account/account';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '@wondercast/core/people/account/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const FULL_PROFILE: Profile = {
  email: `Mixed.Case.${unique('m')}@Northlight.example`,
  fullName: DIFFICULT_TEXT,
  phoneNumber: '+1 415 555 0134',
  companyName: DIFFICULT_TEXT,
  jobTitle: 'Producer',
  department: 'Culture',
  industry: 'Media',
  companySize: '51-200',
  website: 'https://northlight.example/',
  linkedinProfile: 'https://linkedin.example/in/mara',
  address: '1 Light Street',
  city: 'Köln',
  state: 'NRW',
  zipCode: '50667',
  country: 'DE',
  preferredCommunication: 'both',
  marketingOptIn: true,
  eventNotifications: false,
  profilePicture: '/uploads/m.webp',
  bio: `Two\nlines ${DIFFICULT_TEXT}`,
  additionalNotes: 'None',
  billing: {
    name: 'Northlight Studio GmbH',
    lines: ['Lindengasse 4'],
    postalCode: '1070',
    city: 'Vienna',
    country: 'AT',
    region: null,
    taxNumber: 'ATU13585627',
  },
};

/** What every collection of accounts must do. */
export const describeAccounts = (name: string, open: OpenStore) =>
  describe(`accounts on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Parameters<typeof anAccount>[0] = {}) =>
      store().unitOfWork(({ accounts }) => accounts.add(anAccount(change)));

    describe('profile fields', () => {
      let full: Account | null = null;
      let bare: Account | null = null;
      beforeAll(async () => {
        full = await store().read.accounts.byId((await add(FULL_PROFILE)).id);
        const added = await store().unitOfWork(({ accounts }) =>
          accounts.add({ username: unique('bare'), passwordHash: 'hash' }),
        );
        bare = await store().read.accounts.byId(added.id);
      });
      it.each(Object.entries(FULL_PROFILE))('keeps %s', (field, value) => {
        expect(full?.[field as keyof Profile]).toEqual(value);
      });
      it.each(Object.entries(PROFILE_DEFAULTS))('has by default %s %j', (field, value) => {
        expect(bare?.[field as keyof Profile]).toEqual(value);
      });
      it('is a user at version 1 unless said otherwise', () => {
        expect(bare).toMatchObject({
          role: 'user',
          version: 1,
          createdAt: expect.any(Date),
          updatedAt: expect.any(Date),
        });
      });
    });

    it('answers a new account as it will be found, without its hash', async () => {
      const added = await add({ passwordHash: 'secret-hash' });
      expect(await store().read.accounts.byId(added.id)).toEqual(added);
      expect(JSON.stringify(added)).not.toContain('secret-hash');
    });

    it('finds credentials by the name in any case, and keeps the name as it was written', async () => {
      const username = unique('MiXed');
      const account = await add({ username, passwordHash: '$argon2id$v=19$m=19456' });
      expect(await store().read.accounts.credentialsOf(username.toUpperCase())).toEqual({
        account,
        passwordHash: '$argon2id$v=19$m=19456',
      });
      expect(account.username).toBe(username);
    });

    it('knows nobody that is not there', async () => {
      expect(await store().read.accounts.credentialsOf(unique('nobody'))).toBeNull();
      expect(await store().read.accounts.byId(2_000_000_000)).toBeNull();
    });

    it('refuses a taken username in any case', async () => {
      const { username } = await add();
      await refused(add({ username: username.toUpperCase() }), 'conflict', USERNAME_TAKEN);
    });

    it('refuses a taken e-mail address in any case', async () => {
      const { email } = await add();
      await refused(add({ email: email?.toUpperCase() ?? null }), 'conflict', EMAIL_TAKEN);
    });

    it('lets many go without an e-mail address', async () => {
      await add({ email: null });
      await expect(add({ email: null })).resolves.toMatchObject({ email: null });
    });

    it('tells whether somebody has a role', async () => {
      await add({ role: 'admin' });
      expect(await store().read.accounts.anyWithRole('admin')).toBe(true);
    });

    it('frees the name again when the unit of work fails', async () => {
      const username = unique('again');
      const failing = store().unitOfWork(async ({ accounts }) => {
        await accounts.add(anAccount({ username }));
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      await expect(add({ username })).resolves.toMatchObject({ username });
    });

    it('creates one account when a hundred ask for the same name at once', async () => {
      const username = unique('popular');
      const { succeeded, failed } = await allAtOnce(100, () => add({ username }));
      expect(succeeded).toHaveLength(1);
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict', message: USERNAME_TAKEN });
    });

    it('creates one account when many ask for the same e-mail address at once', async () => {
      const email = `${unique('shared')}@northlight.example`;
      const { succeeded, failed } = await allAtOnce(20, () => add({ email }));
      expect(succeeded).toHaveLength(1);
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict', message: EMAIL_TAKEN });
    });

    it('(without the guard: looking first finds the name free more than once)', async () => {
      const username = unique('looked');
      const { succeeded } = await allAtOnce(20, async () => {
        if (await store().read.accounts.credentialsOf(username)) throw new Error('taken');
        await add({ username: unique(username) });
      });
      expect(succeeded.length).toBeGreaterThan(1);
    });
  });
