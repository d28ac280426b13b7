import { createHash } from 'node:crypto';
import type Koa from 'koa';

/** Says which accounts have signed in on this browser; signed, so that nobody makes one up. */
const COOKIE = 'wondercast_device';
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
/** A browser is shared by so many accounts at most; the one that signed in longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const SHAPE = /^[A-Za-z0-9_-]{20,100}(?:\.[a-f0-9]{24}){1,5}$/;

export interface Devices {
  /** Names this browser among those that the account has signed in on; null when it never has. */
  known(username: string): string | null;
  remember(username: string): void;
}

const markOf = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 24);

/** What the browser tells of itself by its cookie. */
export const devices = (ctx: Koa.Context, production: boolean, newToken: () => string): Devices => {
  const read = (): { readonly id: string; readonly accounts: readonly string[] } | null => {
    const text = ctx.cookies.get(COOKIE, { signed: true }) ?? '';
    if (!SHAPE.test(text)) return null;
    const [id = '', ...accounts] = text.split('.');
    return { id, accounts };
  };
  return {
    known: (username) => {
      const device = read();
      return device?.accounts.includes(markOf(username)) ? device.id : null;
    },
    remember: (username) => {
      const device = read() ?? { id: newToken(), accounts: [] };
      const mark = markOf(username);
      const accounts = [mark, ...device.accounts.filter((each) => each !== mark)].slice(0, MOST_ACCOUNTS);
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
