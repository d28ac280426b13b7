import { createHash } from 'node:crypto';
import type Koa from 'koa';

/** The cookie that lists the accounts which have signed in on this browser. It is signed, so it cannot be forged. */
const COOKIE = 'wondercast_device';
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
/** Accounts remembered per browser; the one whose sign-in is longest ago is dropped. */
const MAX_ACCOUNTS = 5;
const COOKIE_PATTERN = /^[A-Za-z0-9_-]{20,100}(?:\.[a-f0-9]{24}){1,5}$/;

export interface Devices {
  /** This browser's id if the account has signed in on it before; otherwise null. */
  idFor(username: string): string | null;
  addAccount(username: string): void;
}

const accountHash = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 24);

/** Reads and writes the browser's device cookie. */
export const devices = (ctx: Koa.Context, production: boolean, newToken: () => string): Devices => {
  const read = (): { readonly id: string; readonly accounts: readonly string[] } | null => {
    const text = ctx.cookies.get(COOKIE, { signed: true }) ?? '';
    if (!COOKIE_PATTERN.test(text)) return null;
    const [id = '', ...accounts] = text.split('.');
    return { id, accounts };
  };
  return {
    idFor: (username) => {
      const device = read();
      return device?.accounts.includes(accountHash(username)) ? device.id : null;
    },
    addAccount: (username) => {
      const device = read() ?? { id: newToken(), accounts: [] };
      const hash = accountHash(username);
      const accounts = [hash, ...device.accounts.filter((each) => each !== hash)].slice(0, MAX_ACCOUNTS);
      ctx.cookies.set(COOKIE, [device.id, ...accounts].join('.'), {
        httpOnly: true,
        sameSite: 'lax',
        secure: production,
        signed: true,
        maxAge: MAX_AGE_MS,
        overwrite: true,
      });
    },
  };
};
