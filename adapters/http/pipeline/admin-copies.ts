import type Koa from 'koa';
import { readCopies } from '../../system/copies.ts';

const COOKIE = 'just_wrote';
const ADMIN = '/api/admin/';
/** The longest time that a write may take, in milliseconds. */
const LONGEST_WRITE_MS = 40_000;

/**
 * Lets administrators' reads use replicas, unless this browser has recently written something that a replica may not have yet. A
 * cookie records the write, so this works on every node without comparing clocks.
 */
export const adminCopies =
  (lagMs: number, secure: boolean): Koa.Middleware =>
  (ctx, next) => {
    if (!ctx.path.startsWith(ADMIN)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.cookies.set(COOKIE, '1', {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        signed: false,
        maxAge: lagMs + LONGEST_WRITE_MS,
        path: ADMIN,
      });
      return next();
    }
    return ctx.cookies.get(COOKIE, { signed: false }) ? next() : readCopies(next);
  };
