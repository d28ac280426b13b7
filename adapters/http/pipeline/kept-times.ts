import type { LiveStaffing } from '@wondercast/core/buying/free-times/ports';
import type Koa from 'koa';
import { send } from '../from-memory/prepared.ts';
import type { ReplyCache } from '../from-memory/reply-cache.ts';
import { findAdmission } from '../partners/admissions.ts';

interface Needs {
  readonly cache: ReplyCache;
  readonly staffing: LiveStaffing;
}

/**
 * Sends a cached reply with free times after checking that nothing has changed. Otherwise computes it, once for all concurrent
 * requests of the same URL.
 */
export const keptTimes = ({ cache, staffing }: Needs) => {
  const working = new Map<string, Promise<void>>();
  const sendKept = (ctx: Koa.Context): boolean => {
    const kept = cache.get(ctx.req.url ?? '');
    if (!kept) return false;
    ctx.respond = false;
    send(ctx.req, ctx.res, kept, findAdmission(ctx.req)?.extra);
    return true;
  };
  /** @throws what `work` throws */
  return async (ctx: Koa.Context, work: () => Promise<void>): Promise<void> => {
    const url = ctx.req.url ?? '';
    // An error here is ignored, because `work` meets it again and refuses.
    await staffing.current().catch(() => undefined);
    if (sendKept(ctx)) return;
    const before = working.get(url);
    if (before) {
      await before.catch(() => undefined);
      return sendKept(ctx) ? undefined : work();
    }
    const own = work();
    working.set(url, own);
    try {
      await own;
    } finally {
      working.delete(url);
    }
  };
};
