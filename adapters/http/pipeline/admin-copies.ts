import type Koa from 'koa';
import { readCopies } from '../../system/copies.ts';

const COOKIE = 'just_wrote';
const ADMIN = '/api/admin/';
/** How long a write may take, beyond which its answer is given up. */
const LONGEST_WRITE_MS = 40_000;

/**
 * Lets administrators' reads be answered by replicas, unless this browser wrote something that a replica may not show yet. The
 * browser says so itself, so it holds on every node and needs no clock of theirs.
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
