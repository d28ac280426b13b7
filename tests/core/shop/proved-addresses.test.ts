import { FactorNeeded } from '@wondercast/core/people/account/steps/assert-factor';
import { signInByPasskey } from '@wondercast/core/people/account/use-cases/second-step';
import type { Caller } from '@wondercast/core/people/caller';
import type { Ports, UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aUser, memoryShop } from '../../support/memory-ports.ts';
import { aPasskey } from '../../support/passkeys.ts';

const EMAIL = 'mara@northlight.example';

/** Who has registered, and has given a second factor at that time. */
const withFactor = (accountId: number, factorAt: Date): Caller => ({
  kind: 'signed-in',
  accountId,
  username: 'stranger',
  role: 'user',
  factorAt,
  visitorKey: null,
});

/** A stranger has registered Mara's address and added a passkey; the clock stands still unless a test moves it. */
const shopOfStranger = async () => {
  const made = memoryShop();
  const { shop, ports, drain } = made;
  const { id } = await shop.register({
    username: 'stranger',
    password: 'old-one',
    email: EMAIL,
    fullName: null,
    companyName: null,
  });
  const addPasskey = (name: string) =>
    ports.unitOfWork(({ secondFactors }) => secondFactors.addPasskey(aPasskey(id, name, ports.now())));
  const tokenIn = (pattern: RegExp) => pattern.exec(ports.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const reset = async () => {
    await shop.requestPasswordReset({ email: EMAIL });
    await drain();
    await shop.resetPassword({ token: tokenIn(/reset\?token=(\S+)/), password: 'new-one' });
  };
  const confirmationToken = async () => {
    await shop.requestEmailConfirmation(aUser(id));
    await drain();
    return tokenIn(/confirm=(\S+)/);
  };
  return { ...made, id, addPasskey, reset, confirmationToken };
};

describe('an address that nobody has proved', () => {
  it('asks for no second factor', async () => {
    const { shop, id, addPasskey } = await shopOfStranger();
    await addPasskey('of the stranger');
    expect(await shop.secondStepOf(id)).toBeNull();
  });

  it('is taken back by a mailed reset, which ends the passkeys and calendars of a stranger', async () => {
    const { shop, ports, id, addPasskey, reset } = await shopOfStranger();
    await addPasskey('of the stranger');
    const feed = await shop.addAccountFeed(aUser(id));
    await reset();
    expect(await shop.secondStepOf(id)).toBeNull();
    expect(await ports.read.secondFactors.passkeysOf(id)).toEqual([]);
    await expect(shop.calendarFeed(/([^/]+)\.ics$/.exec(feed)?.[1] ?? '')).rejects.toMatchObject({
      kind: 'not-found',
    });
    await addPasskey('of Mara');
    expect(await shop.secondStepOf(id)).toEqual({ authenticator: false, passkey: true });
  });

  it('is confirmed by its mailed link, once, and only by who is signed in to the account', async () => {
    const { shop, id, addPasskey, confirmationToken } = await shopOfStranger();
    await addPasskey('mine');
    const other = await shop.register({
      username: 'other',
      password: 'old-one',
      email: 'other@northlight.example',
      fullName: null,
      companyName: null,
    });
    const token = await confirmationToken();
    await expect(shop.confirmEmail(aUser(other.id), token)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await shop.secondStepOf(id)).toBeNull();
    await shop.confirmEmail(aUser(id), token);
    expect(await shop.secondStepOf(id)).not.toBeNull();
    await expect(shop.confirmEmail(aUser(id), token)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is not proved any more once it is another one, which is mailed a link of its own', async () => {
    const { shop, ports, drain, id, addPasskey, confirmationToken } = await shopOfStranger();
    await addPasskey('mine');
    await shop.confirmEmail(aUser(id), await confirmationToken());
    const owner = { ...aUser(id), username: 'stranger' };
    await shop.updateProfile(owner, { email: EMAIL.toUpperCase() });
    expect(await shop.secondStepOf(id)).not.toBeNull();
    const change = { email: 'victim@northlight.example', password: 'old-one' };
    await expect(shop.updateProfile(owner, change)).rejects.toBeInstanceOf(FactorNeeded);
    await shop.updateProfile(withFactor(id, ports.now()), change);
    expect(await shop.secondStepOf(id)).toBeNull();
    await drain();
    const mailed = ports.mails.slice(-2).map(({ to, subject }) => [to.address, subject.slice(0, 18)]);
    expect(mailed.toSorted()).toEqual([
      [EMAIL.toUpperCase(), 'Your email address'],
      ['victim@northlight.example', 'Confirm your email'],
    ]);
  });
});

describe('a proved address', () => {
  it('leaves factors that are older than its last proof to a mailed reset', async () => {
    const { ports, clock, id, addPasskey, reset, confirmationToken, shop } = await shopOfStranger();
    await addPasskey('older');
    clock.now = new Date(clock.now.getTime() + 60_000);
    await shop.confirmEmail(aUser(id), await confirmationToken());
    clock.now = new Date(clock.now.getTime() + 60_000);
    await addPasskey('younger');
    await reset();
    expect((await ports.read.secondFactors.passkeysOf(id)).map(({ name }) => name)).toEqual(['older']);
  });
});

describe('somebody of the staff', () => {
  it('keeps second factors through a mailed reset, so that a mailbox alone opens no dashboard', async () => {
    const { ports, clock, id, addPasskey, reset, confirmationToken, shop } = await shopOfStranger();
    await shop.confirmEmail(aUser(id), await confirmationToken());
    await ports.unitOfWork(({ accounts }) => accounts.makeStaff(id, 'owner', clock.now));
    clock.now = new Date(clock.now.getTime() + 60_000);
    await addPasskey('of the office');
    await reset();
    expect((await ports.read.secondFactors.passkeysOf(id)).map(({ name }) => name)).toEqual([
      'of the office',
    ]);
    expect(await shop.secondStepOf(id)).toEqual({ authenticator: false, passkey: true });
  });
});

describe('a passkey that follows a password', () => {
  /** Signs in while a new password is chosen: within the ceremony, or right after the passkey is used. */
  const signInWhile = async (when: 'asked' | 'used') => {
    const made = await shopOfStranger();
    const { ports, id, addPasskey, confirmationToken, shop } = made;
    await shop.confirmEmail(aUser(id), await confirmationToken());
    await addPasskey('mine');
    const choose = () =>
      ports.unitOfWork(({ accounts }) => accounts.setPassword(id, 'of the owner', ports.now()));
    const passkeys: Ports['passkeys'] = {
      ...ports.passkeys,
      finishSignIn: async () => {
        if (when === 'asked') await choose();
        return 0;
      },
    };
    const unitOfWork: UnitOfWork = async (work) => {
      const done = await ports.unitOfWork(work);
      if (when === 'used') await choose();
      return done;
    };
    return signInByPasskey({ ...ports, passkeys, unitOfWork })({ id: `${id}-mine` }, '', {
      accountId: id,
      passwordVersion: 1,
    });
  };

  it('is not enough once that password was replaced', async () => {
    await expect(signInWhile('asked')).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('begins a session that a new password ends, however close they are', async () => {
    expect((await signInWhile('used')).passwordVersion).toBe(1);
  });
});

describe('a second factor that is there', () => {
  it('is asked for when it was given more than ten minutes ago', async () => {
    const { ports, clock, id, addPasskey, confirmationToken, shop } = await shopOfStranger();
    await shop.confirmEmail(aUser(id), await confirmationToken());
    await addPasskey('mine');
    const given = withFactor(id, ports.now());
    clock.now = new Date(clock.now.getTime() + 9 * 60_000);
    await expect(shop.startPasskey(given, 'old-one')).resolves.toMatchObject({
      challenge: expect.any(String),
    });
    clock.now = new Date(clock.now.getTime() + 60_000);
    await expect(shop.startPasskey(given, 'old-one')).rejects.toBeInstanceOf(FactorNeeded);
    await expect(shop.startPasskey(given, 'a guess')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a changed password', () => {
  it('ends factors and calendars when that is asked for', async () => {
    const { shop, ports, id, addPasskey } = await shopOfStranger();
    await addPasskey('of somebody');
    const owner = { ...aUser(id), username: 'stranger' };
    const change = { currentPassword: 'old-one', newPassword: 'new-one' };
    await shop.changePassword(owner, change);
    expect(await ports.read.secondFactors.passkeysOf(id)).toHaveLength(1);
    await shop.changePassword(owner, {
      currentPassword: 'new-one',
      newPassword: 'newer-one',
      endOtherAccess: true,
    });
    expect(await ports.read.secondFactors.passkeysOf(id)).toEqual([]);
  });
});
