import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type CalendarHandlers = Pick<
  Handlers,
  | 'addBookingFeed'
  | 'revokeBookingFeeds'
  | 'addAccountFeed'
  | 'revokeAccountFeeds'
  | 'addHostFeed'
  | 'getCalendarFeed'
>;

const REVOKED = { message: 'These calendar addresses have ended.' };

/** Private calendar URLs, and the files behind them. */
export const calendarHandlers = ({ shop }: HttpDeps): CalendarHandlers => ({
  addBookingFeed: async ({ caller, parameters: { id, token } }) => ({
    body: { url: await shop.addBookingFeed({ caller, token: token ?? null }, id) },
  }),
  revokeBookingFeeds: async ({ caller, parameters: { id, token } }) => {
    await shop.revokeBookingFeeds({ caller, token: token ?? null }, id);
    return { body: REVOKED };
  },
  addAccountFeed: async ({ caller }) => ({ body: { url: await shop.addAccountFeed(caller) } }),
  revokeAccountFeeds: async ({ caller }) => {
    await shop.revokeAccountFeeds(caller);
    return { body: REVOKED };
  },
  addHostFeed: async ({ parameters: { token } }) => ({ body: { url: await shop.addHostFeed(token) } }),
  getCalendarFeed: async ({ parameters: { token } }) => {
    const { content, etag } = await shop.calendarFeed(token);
    return {
      file: Buffer.from(content),
      type: 'text/calendar; charset=utf-8',
      headers: {
        'Content-Disposition': 'inline; filename="sessions.ics"',
        // Calendar programs revalidate; shared caches must not store the file.
        'Cache-Control': 'private, no-cache',
        ETag: etag,
      },
    };
  },
});
