import { ApiError, type Client } from '@wondercast/client';
import { isReachable } from '../api/transport/reachable.ts';
import { SHOP_URL } from './shop-url.ts';

/**
 * Why something failed. `key`: the partner's key is not valid here; `away`: the shop does not reply; `busy`: too many requests;
 * `declined`: the shop refused.
 */
export interface Trouble {
  readonly kind: 'key' | 'away' | 'busy' | 'declined';
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The message for visitors. */
  readonly message: string;
  /** The reason for the owner of the page; null when there is nothing to add. */
  readonly reason: string | null;
}

const NOT_HERE = 'Experiences cannot be booked on this page just now.';
const AWAY = 'The shop cannot be reached just now.';

const keyTrouble = (status: number | null, reason: string): Trouble => ({
  kind: 'key',
  status,
  message: NOT_HERE,
  reason,
});

/** What is wrong with the text of a key, checked without a request; null when nothing is. */
export const keyProblem = (key: string): Trouble | null => {
  if (key.startsWith('sk_'))
    return keyTrouble(null, 'A secret key must never be in a page: revoke it, use a pk_ key.');
  return key === '' ? keyTrouble(null, 'The attribute partner-key is missing.') : null;
};

const answered = ({ status, message, issues }: ApiError): Trouble => {
  if (status === 401 || status === 403) return keyTrouble(status, issues[0]?.message ?? message);
  const kind = status === 429 ? 'busy' : status >= 500 ? 'away' : 'declined';
  return { kind, status, message, reason: null };
};

/**
 * Without CORS access, a browser does not tell a refused response from a missing one. So the key is tried once more, and then the
 * shop without it.
 */
const unanswered = async (client: Client): Promise<Trouble> => {
  const away: Trouble = { kind: 'away', status: null, message: AWAY, reason: null };
  try {
    await client.get('/api/config');
    return away;
  } catch (error) {
    if (error instanceof ApiError) return answered(error);
    if (!(await isReachable(SHOP_URL))) return away;
    return keyTrouble(null, `No key of this shop at ${location.origin}: revoked, or bound to other origins.`);
  }
};

export const problemFor = async (error: unknown, client: Client): Promise<Trouble> =>
  error instanceof ApiError ? answered(error) : unanswered(client);
