import { askToSignIn, currentSession, endSession, seemsSignedIn, sessionResumed } from './session-end.ts';

/** Paths for signing in and public paths, for which an ended session does not matter. */
const ANYBODYS =
  /^\/api\/(?:user$|login|register|logout|quotes|orders|discount-codes|password-resets|pay\/|payment-intents\/|test\/)|[?&]token=/;

const ENDED = 'Your session has ended. Please sign in again.';

const refused = (): Response => Response.json({ message: ENDED }, { status: 401 });

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * Sends requests as the account that the page shows. When its session has ended, the user signs in again on the same page and the
 * request continues: reads wait, and a change is sent again, or an error says that nothing was changed.
 */
export const sessionFetch: typeof fetch = async (input, init = {}) => {
  if (ANYBODYS.test(String(input))) return fetch(input, init);
  const { method = 'GET', signal } = init;
  const send = () => {
    const { account } = currentSession();
    const headers = new Headers(init.headers);
    if (method !== 'GET' && account) headers.set('Signed-In-As', String(account.id));
    return fetch(input, { ...init, headers });
  };
  if (!currentSession().ended) {
    const response = await send();
    if (response.status !== 401 || !seemsSignedIn()) return response;
    endSession();
  }
  if (method !== 'GET' || !signal) return (await askToSignIn()) === 'declined' ? refused() : send();
  const resumed = await Promise.race([sessionResumed(), whenAborted(signal)]);
  return resumed === 'signed-in' ? send() : refused();
};
