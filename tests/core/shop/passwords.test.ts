import { RESET_LINK_GONE, WRONG_PASSWORD } from '@wondercast/core/people/account/words';
import { describe, expect, it } from 'vitest';
import { aUser, aVisitor, memoryShop } from '../../support/memory-ports.ts';

const EMAIL = 'mara@northlight.example';

const shopWithMara = async (overrides: Parameters<typeof memoryShop>[0] = {}) => {
  const made = memoryShop(overrides);
  const { shop, ports, drain } = made;
  const passwordHash = await ports.passwords.hash('old-one');
  const account = await ports.unitOfWork(({ accounts }) =>
    accounts.add({ username: 'mara', passwordHash, email: EMAIL, fullName: 'Mara Reyes' }),
  );
  const signIn = (password: string) =>
    shop.signIn({ username: 'mara', password }).then(
      () => true,
      () => false,
    );
  /** The token of the newest mailed link. */
  const mailedToken = async (email = EMAIL) => {
    await shop.requestPasswordReset({ email });
    await drain();
    return /auth\/reset\?token=(\S+)/.exec(ports.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  return { ...made, account, caller: aUser(account.id), signIn, mailedToken };
};

describe('changing a password', () => {
  it('takes the new one from then on, and not the old', async () => {
    const { shop, caller, signIn, account } = await shopWithMara();
    const changed = await shop.changePassword(caller, { currentPassword: 'old-one', newPassword: 'new-one' });
    expect(changed).toMatchObject({ id: account.id, passwordVersion: 2, version: 1 });
    expect([await signIn('new-one'), await signIn('old-one')]).toEqual([true, false]);
  });

  it('refuses a wrong current password on its field, and changes nothing', async () => {
    const { shop, caller, signIn } = await shopWithMara();
    await expect(
      shop.changePassword(caller, { currentPassword: 'guess', newPassword: 'new-one' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: WRONG_PASSWORD,
      issues: [{ path: 'currentPassword', message: WRONG_PASSWORD }],
    });
    expect(await signIn('old-one')).toBe(true);
  });

  it('needs an account that is there', async () => {
    const { shop } = await shopWithMara();
    const change = { currentPassword: 'old-one', newPassword: 'new-one' };
    for (const caller of [aVisitor(), aUser(999)])
      await expect(shop.changePassword(caller, change)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('happens once when the same old one is changed ten times at once', async () => {
    const { shop, caller, signIn } = await shopWithMara();
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        shop.changePassword(caller, { currentPassword: 'old-one', newPassword: `new-${at}` }),
      ),
    );
    const winners = settled.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
    expect(winners).toHaveLength(1);
    expect(await signIn(`new-${winners[0]}`)).toBe(true);
  });

  it('kills mailed reset links', async () => {
    const { shop, caller, mailedToken } = await shopWithMara();
    const token = await mailedToken();
    await shop.changePassword(caller, { currentPassword: 'old-one', newPassword: 'new-one' });
    await expect(shop.resetPassword({ token, password: 'stolen' })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a forgotten password', () => {
  it('brings a mail to whoever has the address, in any case of it', async () => {
    const { ports, mailedToken } = await shopWithMara();
    const token = await mailedToken('MARA@northlight.example');
    const [mail, ...others] = ports.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Mara Reyes', address: EMAIL },
      subject: 'Choose a new password for Wondercast',
      messageId: expect.stringMatching(/^password-reset-[\w-]+@127\.0\.0\.1$/),
      partnerId: null,
      attachments: [],
    });
    expect(mail?.html).toContain(`http://127.0.0.1:3000/auth/reset?token=${token}`);
    expect(token.length).toBeGreaterThanOrEqual(22);
  });

  it('writes the same job for a known and an unknown address, and mails the unknown nothing', async () => {
    const { shop, ports, drain, failed } = await shopWithMara();
    for (const email of [EMAIL, 'nobody@northlight.example']) {
      await shop.requestPasswordReset({ email });
      expect(ports.store.tables.jobs.all().map(({ job }) => job)).toEqual([
        { task: 'mail-password-reset', payload: { email, requestId: expect.any(String) } },
      ]);
      await drain();
    }
    expect(ports.mails).toHaveLength(1);
    expect(failed()).toEqual([]);
  });

  it('keeps no token, neither in the queue nor in the store', async () => {
    const { ports, mailedToken } = await shopWithMara();
    const token = await mailedToken();
    const kept = JSON.stringify(Object.values(ports.store.tables).map((table) => table.all()));
    expect(kept).toContain(ports.hashToken(token));
    expect(kept).not.toContain(token);
  });

  it('is replaced by way of the link, once', async () => {
    const { shop, signIn, mailedToken } = await shopWithMara();
    const token = await mailedToken();
    expect(await shop.resetPassword({ token, password: 'new-one' })).toMatchObject({ passwordVersion: 2 });
    expect([await signIn('new-one'), await signIn('old-one')]).toEqual([true, false]);
    await expect(shop.resetPassword({ token, password: 'again-1' })).rejects.toMatchObject({
      kind: 'invalid',
      message: RESET_LINK_GONE,
      issues: [{ path: 'token', message: RESET_LINK_GONE }],
    });
    expect(await signIn('new-one')).toBe(true);
  });

  it('is replaced once when a link is used twenty times at once', async () => {
    const { shop, mailedToken } = await shopWithMara();
    const token = await mailedToken();
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => shop.resetPassword({ token, password: `new-${at}` })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('kills all other links of the account when one is used', async () => {
    const { shop, mailedToken } = await shopWithMara();
    const [first, second] = [await mailedToken(), await mailedToken()];
    expect(first).not.toBe(second);
    await shop.resetPassword({ token: first, password: 'new-one' });
    await expect(shop.resetPassword({ token: second, password: 'stolen' })).rejects.toMatchObject({
      message: RESET_LINK_GONE,
    });
  });

  it('is not replaced after an hour, by a guess, or for nobody', async () => {
    const { shop, signIn, mailedToken, clock } = await shopWithMara();
    const token = await mailedToken();
    await expect(shop.resetPassword({ token: 'guess', password: 'new-one' })).rejects.toMatchObject({
      message: RESET_LINK_GONE,
    });
    clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    await expect(shop.resetPassword({ token, password: 'new-one' })).rejects.toMatchObject({
      message: RESET_LINK_GONE,
    });
    expect(await signIn('old-one')).toBe(true);
  });

  it('costs no slow hash when a token is guessed', async () => {
    let hashed = 0;
    const passwords = {
      hash: async (password: string) => {
        hashed += 1;
        return `plain:${password}`;
      },
      verify: async (hash: string, password: string) => hash === `plain:${password}`,
    };
    const { shop } = await shopWithMara({ passwords });
    hashed = 0;
    await shop.resetPassword({ token: 'guess', password: 'new-one' }).catch(() => {});
    expect(hashed).toBe(0);
  });

  it('is mailed again under the same id when the mailer failed, and the newer link works', async () => {
    const sent: { messageId: string; text: string }[] = [];
    let failures = 2;
    const mailer = {
      send: async (mail: { messageId: string; text: string }) => {
        sent.push(mail);
        if (failures-- > 0) throw new Error('451 try again later');
      },
    };
    const { shop, mailedToken, failed } = await shopWithMara({ mailer });
    await mailedToken();
    expect(failed()).toEqual([]);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    const token = /token=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    await expect(shop.resetPassword({ token, password: 'new-one' })).resolves.toMatchObject({
      username: 'mara',
    });
  });
});
