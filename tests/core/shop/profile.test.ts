import { STALE } from '@wondercast/core/kernel/version';
import { updateProfile } from '@wondercast/core/people/account/use-cases/update-profile';
import { EMAIL_TAKEN, PASSWORD_NEEDED, WRONG_PASSWORD } from '@wondercast/core/people/account/words';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../support/builders.ts';
import { aUser, aVisitor, memoryShop } from '../../support/memory-ports.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'mara@northlight.example';

const shopWithMara = async () => {
  const made = memoryShop();
  const passwordHash = await made.ports.passwords.hash(PASSWORD);
  const account = await made.ports.unitOfWork(({ accounts }) =>
    accounts.add(anAccount({ username: 'mara', email: EMAIL, passwordHash })),
  );
  return { ...made, account, caller: aUser(account.id) };
};

describe('changing a profile', () => {
  it('changes what is given, and answers the account', async () => {
    const { shop, caller, account, clock } = await shopWithMara();
    const changed = await shop.updateProfile(caller, { fullName: 'Mara Reyes', companySize: '51-200' });
    expect(changed).toEqual({
      ...account,
      fullName: 'Mara Reyes',
      companySize: '51-200',
      version: 2,
      updatedAt: clock.now,
    });
  });

  it('needs an account that is there', async () => {
    const { shop } = await shopWithMara();
    for (const caller of [aVisitor(), aUser(999)])
      await expect(shop.updateProfile(caller, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('refuses an edit of an older version, and overwrites nothing', async () => {
    const { shop, ports, caller, account } = await shopWithMara();
    await shop.updateProfile(caller, { city: 'Köln', version: 1 });
    await expect(shop.updateProfile(caller, { city: 'Bonn', version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
      message: STALE,
    });
    expect(STALE).toBe('Changed by someone else. Reload and try again.');
    expect(await ports.read.accounts.byId(account.id)).toMatchObject({ city: 'Köln', version: 2 });
  });

  it('lets one of twenty edits of one version through, and all that name none', async () => {
    const { shop, caller } = await shopWithMara();
    const edit = (version?: number) =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => shop.updateProfile(caller, { bio: `${at}`, version })),
      );
    const fulfilled = (all: Awaited<ReturnType<typeof edit>>) =>
      all.filter(({ status }) => status === 'fulfilled');
    expect(fulfilled(await edit(1))).toHaveLength(1);
    expect(fulfilled(await edit())).toHaveLength(20);
  });

  it('refuses an e-mail address that another has, in any case', async () => {
    const { shop, ports, caller } = await shopWithMara();
    await ports.unitOfWork(({ accounts }) => accounts.add(anAccount({ email: 'other@northlight.example' })));
    await expect(
      shop.updateProfile(caller, { email: 'OTHER@northlight.example', password: PASSWORD }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      message: EMAIL_TAKEN,
    });
    await expect(shop.updateProfile(caller, { email: 'MARA@northlight.example' })).resolves.toMatchObject({
      email: 'MARA@northlight.example',
    });
  });

  it('kills the reset links that went to the old address, and no other change does', async () => {
    const { shop, ports, caller, drain } = await shopWithMara();
    await shop.requestPasswordReset({ email: 'mara@northlight.example' });
    await drain();
    const links = () => ports.store.tables.passwordResets.all().length;
    await shop.updateProfile(caller, { city: 'Köln', email: 'mara@northlight.example' });
    expect(links()).toBe(1);
    await shop.updateProfile(caller, { email: 'new@northlight.example', password: PASSWORD });
    expect(links()).toBe(0);
  });
});

describe('another e-mail address', () => {
  const refusedWith = (message: string) => ({
    kind: 'invalid',
    message,
    issues: [{ path: 'password', message }],
  });

  it.each([
    ['nothing', undefined, PASSWORD_NEEDED],
    ['a blank', '', PASSWORD_NEEDED],
    ['a wrong one', 'a guess', WRONG_PASSWORD],
  ])('needs the password: %s is refused on its field, and changes nothing', async (_, password, message) => {
    const { shop, ports, caller, account } = await shopWithMara();
    for (const email of ['new@northlight.example', null])
      await expect(shop.updateProfile(caller, { email, city: 'Köln', password })).rejects.toMatchObject(
        refusedWith(message),
      );
    expect(await ports.read.accounts.byId(account.id)).toEqual(account);
  });

  it('needs none when the address stays, in any case, whatever is sent as a password', async () => {
    const { shop, caller } = await shopWithMara();
    const changed = await shop.updateProfile(caller, { email: EMAIL.toUpperCase(), password: 'a guess' });
    expect(changed.email).toBe(EMAIL.toUpperCase());
  });

  it('needs the password also where there was no address before', async () => {
    const { shop, ports, caller, drain } = await shopWithMara();
    await shop.updateProfile(caller, { email: null, password: PASSWORD });
    await drain();
    const told = ports.mails.length;
    const email = 'new@northlight.example';
    await expect(shop.updateProfile(caller, { email })).rejects.toMatchObject(refusedWith(PASSWORD_NEEDED));
    await shop.updateProfile(caller, { email, password: PASSWORD });
    await drain();
    // The new one is asked to confirm itself; nobody else is told.
    expect(ports.mails.slice(told).map(({ to }) => to.address)).toEqual([email]);
  });

  it('is told to the former address, once, without the new one', async () => {
    const { shop, ports, caller, drain } = await shopWithMara();
    await shop.updateProfile(caller, { city: 'Köln', email: EMAIL });
    await drain();
    expect(ports.mails).toEqual([]);
    await shop.updateProfile(caller, { email: 'new@northlight.example', password: PASSWORD });
    await drain();
    const told = ports.mails.filter(({ to }) => to.address === EMAIL);
    expect(told).toMatchObject([{ subject: 'Your email address at Wondercast was changed' }]);
    const [{ html, text } = { html: '', text: '' }] = told;
    expect(`${html} ${text}`).not.toContain('new@northlight.example');
  });

  it('is refused when the password changes while it is compared', async () => {
    const { shop, ports, caller, account } = await shopWithMara();
    const passwords = {
      ...ports.passwords,
      verify: async (hash: string, password: string) => {
        const isRight = await ports.passwords.verify(hash, password);
        await shop.changePassword(caller, { currentPassword: PASSWORD, newPassword: 'battery staple' });
        return isRight;
      },
    };
    const change = updateProfile({ ...ports, passwords });
    await expect(
      change(caller, { email: 'new@northlight.example', password: PASSWORD }),
    ).rejects.toMatchObject(refusedWith(WRONG_PASSWORD));
    expect(await ports.read.accounts.byId(account.id)).toMatchObject({ email: EMAIL });
  });
});
