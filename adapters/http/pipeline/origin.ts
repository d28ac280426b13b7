import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { NOT_PERMITTED } from '@wondercast/core/people/caller';

/** The shop's own origins: its public URL and, outside production, both names of this machine (decision 016). */
export const ownOrigins = (publicUrl: string, production: boolean): ReadonlySet<string> => {
  const own = new Set([new URL(publicUrl).origin]);
  if (!production) {
    const url = new URL(publicUrl);
    const alias = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
    if (alias) {
      url.hostname = alias;
      own.add(url.origin);
    }
  }
  return own;
};

/**
 * Refuses writes that a browser sends from another site (CSRF). A request with neither header does not come from a browser
 * page.
 * @throws Refusal 'forbidden'
 */
export const assertSameOrigin = (headers: IncomingHttpHeaders, own: ReadonlySet<string>): void => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isCrossOrigin =
    origin === undefined ? site === 'cross-site' || site === 'same-site' : !own.has(origin);
  if (isCrossOrigin) throw new Refusal('forbidden', NOT_PERMITTED);
};
