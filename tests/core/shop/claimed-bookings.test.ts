import type { Caller } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import { aCustomer, aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';
import { aProfile } from '../../support/profile.ts';

const EMAIL = 'mara@northlight.example';
const OPEN = { bookings: 6, units: 100 };

const opened = async () => {
  const made = await stockedShop({ profile: aProfile({ openLimits: OPEN }) });
  const { shop, ports, drain, quiz } = made;
  /** A guest books; each from a browser of their own unless `key` says otherwise. */
  const book = async (email = EMAIL, key: string = crypto.randomUUID(), quantity = 1) => {
    const lines = [aRequestedLine({ experienceId: quiz.id, quantity })];
    const customer = aCustomer({ email });
    const caller = aVisitor(key);
    const booking = await shop.placeBooking(
      aPlacing({ caller, customer, lines, shownTotal: usd(990 * quantity) }),
    );
    await drain();
    return booking;
  };
  const register = async (email = EMAIL, visitorKey: string | null = null) => {
    const username = `u${crypto.randomUUID().slice(0, 8)}`;
    const account = await shop.register(
      { username, password: 'correct horse', email, fullName: null, companyName: null },
      visitorKey,
    );
    await drain();
    const token = () => /profile\?confirm=(\S+)/.exec(ports.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const caller: Caller = {
      kind: 'signed-in',
      accountId: account.id,
      username,
      role: 'user',
      visitorKey: null,
    };
    return { account, caller, token, confirm: () => shop.confirmEmail(caller, token()) };
  };
  const ownIds = async (accountId: number) =>
    (await ports.read.bookings.ofAccount(accountId)).map(({ id }) => id).toSorted((a, b) => a - b);
  return { ...made, book, register, ownIds };
};

describe('what was booked as a guest', () => {
  it('is the account’s once its address is confirmed, in any case of it, and not before', async () => {
    const { book, register, ownIds, ports } = await opened();
    const [one, two] = [await book(), await book('MARA@Northlight.example')];
    const others = await book('noor@northlight.example');
    const { account, confirm } = await register();
    expect(await ownIds(account.id)).toEqual([]);
    await confirm();
    expect(await ownIds(account.id)).toEqual([one.id, two.id]);
    expect((await ports.read.bookings.byId(others.id))?.accountId).toBeNull();
    expect(await ports.read.audit.of('account', String(account.id))).toMatchObject([
      { action: 'account.bookings-claimed', details: { bookingIds: [one.id, two.id] } },
    ]);
  });

  it('is not shown to somebody who registers a stranger’s address', async () => {
    const { shop, book, register } = await opened();
    const { reference } = await book();
    const { caller } = await register();
    const asked = shop.bookingByReference(caller, reference, null);
    await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('comes with a new password by mail too, and with a link that is mailed again', async () => {
    const { shop, book, register, ownIds, drain, ports } = await opened();
    const { account, caller, token } = await register();
    const first = await book();
    await shop.requestPasswordReset({ email: EMAIL });
    await drain();
    const reset = /reset\?token=(\S+)/.exec(ports.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await shop.resetPassword({ token: reset, password: 'another horse' });
    expect(await ownIds(account.id)).toEqual([first.id]);
    const second = await book();
    expect(await ownIds(account.id)).toEqual([first.id]);
    await shop.requestEmailConfirmation(caller);
    await drain();
    await shop.confirmEmail(caller, token());
    expect(await ownIds(account.id)).toEqual([first.id, second.id]);
  });

  it('stays whose it is: another account’s, and nobody’s once its account was deleted', async () => {
    const { shop, ports, drain, book, register, ownIds } = await opened();
    const booking = await book();
    const first = await register();
    await first.confirm();
    await shop.setPaymentStatus(anAdmin(), booking.id, { paymentStatus: 'paid' });
    await shop.updateProfile(first.caller, { email: 'mara@home.example', password: 'correct horse' });
    const second = await register();
    await second.confirm();
    expect([await ownIds(first.account.id), await ownIds(second.account.id)]).toEqual([[booking.id], []]);
    await shop.deleteAccount(first.caller, { password: 'correct horse' });
    expect((await ports.read.bookings.byId(booking.id))?.customer.email).toBe(EMAIL);
    await shop.requestEmailConfirmation(second.caller);
    await drain();
    await second.confirm();
    expect(await ownIds(second.account.id)).toEqual([]);
  });

  it('fills no more than half of what an account may have open, the newest first', async () => {
    const { book, register, ownIds } = await opened();
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push((await book()).id);
    const { account, confirm } = await register();
    await confirm();
    expect(await ownIds(account.id)).toEqual(ids.slice(2));
  });

  it('counts by sessions as well', async () => {
    const { book, register, ownIds } = await opened();
    const small = await book();
    await book(EMAIL, crypto.randomUUID(), 60);
    const { account, confirm } = await register();
    await confirm();
    expect(await ownIds(account.id)).toEqual([small.id]);
  });

  it('is at once the account’s that its own browser session makes with the same address', async () => {
    const { book, register, ownIds } = await opened();
    const key = 'browser-1';
    const [own] = [await book(EMAIL, key), await book('noor@northlight.example', key), await book()];
    const { account } = await register('Mara@northlight.example', key);
    expect(await ownIds(account.id)).toEqual([own.id]);
  });
});

describe('signing in', () => {
  it('takes the address as well as the name, in any case', async () => {
    const { shop, register } = await opened();
    const { account } = await register();
    for (const username of [account.username, EMAIL, 'MARA@northlight.example'])
      expect((await shop.signIn({ username, password: 'correct horse' })).id).toBe(account.id);
    await expect(shop.signIn({ username: EMAIL, password: 'wrong horse' })).rejects.toMatchObject({
      message: 'Invalid username or password',
    });
  });
});

describe('the desk', () => {
  it('links a booking to an account by name or address, once, and takes it away; both are audited', async () => {
    const { shop, ports, book, register, ownIds } = await opened();
    const booking = await book('assistant@northlight.example');
    const { account } = await register();
    const other = await register('noor@northlight.example');
    const link = (name: string | null) => shop.linkAccount(anAdmin(), booking.id, { account: name });
    await expect(link('nobody@x.example')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'account' }],
    });
    expect((await link(EMAIL.toUpperCase())).account?.username).toBe(account.username);
    expect(await ownIds(account.id)).toEqual([booking.id]);
    await link(account.username);
    await expect(link(other.account.username)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await link(null)).account).toBeNull();
    expect(await ownIds(account.id)).toEqual([]);
    const log = await ports.read.audit.of('booking', String(booking.id));
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual([
      'booking.account-unlinked',
      'booking.account-linked',
    ]);
    expect(JSON.stringify(log)).not.toContain(EMAIL);
  });

  it('does so by permission alone', async () => {
    const { shop, book, register } = await opened();
    const { id } = await book();
    const { caller } = await register();
    await expect(shop.linkAccount(caller, id, { account: EMAIL })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
