import { describe, expect, it } from 'vitest';
import { memoryShop } from '../../support/memory-ports.ts';

const mara = {
  username: 'Mara',
  password: 'secret6',
  email: 'mara@northlight.example',
  fullName: 'Mara Reyes',
  companyName: null,
};

describe('registering', () => {
  it('creates a user who can sign in, in any case of the name', async () => {
    const { shop } = memoryShop();
    const account = await shop.register(mara);
    expect(account).toMatchObject({
      username: 'Mara',
      email: mara.email,
      fullName: 'Mara Reyes',
      role: 'user',
    });
    expect(await shop.signIn({ username: 'mARA', password: 'secret6' })).toEqual(account);
  });

  it('never shows or keeps the password', async () => {
    const { shop, ports } = memoryShop();
    const account = await shop.register(mara);
    const { passwordHash } = (await ports.read.accounts.credentialsOf('mara')) ?? {};
    expect(JSON.stringify([account, passwordHash])).not.toContain('secret6');
    expect(account).not.toHaveProperty('passwordHash');
  });

  it.each(['admin', 'ADMIN', 'Admin'])('refuses the name %s', async (username) => {
    const { shop } = memoryShop();
    await expect(shop.register({ ...mara, username })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This username is taken.',
    });
  });

  it.each([
    [{ email: 'other@x.example' }, 'This username is taken.'],
    [{ username: 'other', email: 'MARA@northlight.example' }, 'This email is already registered.'],
  ])('refuses what is taken: %j', async (change, message) => {
    const { shop } = memoryShop();
    await shop.register(mara);
    await expect(shop.register({ ...mara, ...change })).rejects.toMatchObject({ kind: 'conflict', message });
  });

  it('makes nobody an admin, whatever is sent', async () => {
    const { shop } = memoryShop();
    expect((await shop.register({ ...mara, role: 'admin', id: 5 } as typeof mara)).role).toBe('user');
  });

  it('makes one account of a hundred at once', async () => {
    const { shop } = memoryShop();
    const settled = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => shop.register({ ...mara, email: `m${at}@x.example` })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('says the same of an unknown name and a wrong password', async () => {
    const { shop } = memoryShop();
    await shop.register(mara);
    const words = { kind: 'unauthenticated', message: 'Invalid username or password' };
    await expect(shop.signIn({ username: 'mara', password: 'wrong66' })).rejects.toMatchObject(words);
    await expect(shop.signIn({ username: 'nobody', password: 'secret6' })).rejects.toMatchObject(words);
  });

  it('verifies as often for an unknown name as for a known one', async () => {
    const { ports } = memoryShop();
    let verified = 0;
    const passwords = {
      hash: ports.passwords.hash,
      verify: (hash: string, password: string) => {
        verified += 1;
        return ports.passwords.verify(hash, password);
      },
    };
    const { shop } = memoryShop({ passwords });
    await shop.register(mara);
    await shop.signIn({ username: 'mara', password: 'wrong66' }).catch(() => {});
    expect(verified).toBe(1);
    await shop.signIn({ username: 'nobody', password: 'wrong66' }).catch(() => {});
    expect(verified).toBe(2);
  });
});

describe('the first administrator', () => {
  it('is created with a generated password, told once', async () => {
    const { shop } = memoryShop();
    const password = await shop.ensureAdmin(null, null);
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await shop.signIn({ username: 'admin', password: password ?? '' })).toMatchObject({
      role: 'admin',
    });
    expect(await shop.ensureAdmin(null, null)).toBeNull();
  });

  it('is created with the given password, which is told to nobody', async () => {
    const { shop } = memoryShop();
    expect(await shop.ensureAdmin('from-outside', null)).toBeNull();
    expect(await shop.signIn({ username: 'admin', password: 'from-outside' })).toMatchObject({
      username: 'admin',
    });
  });

  it('has the address that a link to a new password is mailed to, also when it is set later', async () => {
    const { shop, ports } = memoryShop();
    const emailOf = async () => (await ports.read.accounts.credentialsOf('admin'))?.account.email;
    await shop.ensureAdmin(null, null);
    expect(await emailOf()).toBeNull();
    await shop.ensureAdmin(null, 'office@northlight.example');
    expect(await emailOf()).toBe('office@northlight.example');
    await shop.ensureAdmin(null, 'other@northlight.example');
    expect(await emailOf()).toBe('office@northlight.example');
  });

  it('has none where somebody else has that address, and the shop opens all the same', async () => {
    const { shop, ports } = memoryShop();
    await shop.register({
      username: 'mara',
      password: 'correct horse',
      email: 'office@northlight.example',
      fullName: null,
      companyName: null,
    });
    await shop.ensureAdmin(null, 'office@northlight.example');
    expect((await ports.read.accounts.credentialsOf('admin'))?.account.email).toBeNull();
  });

  it('is one, also when several processes start at once', async () => {
    const { shop } = memoryShop();
    const passwords = await Promise.all([1, 2, 3].map(() => shop.ensureAdmin(null, null)));
    expect(passwords.filter((password) => password !== null)).toHaveLength(1);
  });
});
