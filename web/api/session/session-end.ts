import type { QueryClient } from '@tanstack/react-query';
import type { UserWire } from '../transport/wire.ts';
import { userQuery } from './account.ts';

/** The state of the session behind a page. */
export interface Session {
  /** The account that this page shows as signed in, even after its session has ended. */
  readonly account: UserWire | null;
  readonly ended: boolean;
  /** Whether the dialog that asks to sign in again is open. */
  readonly asked: boolean;
}

/** The outcome of asking to sign in again. */
export type Resumed = 'signed-in' | 'guest' | 'declined';

export const NO_SESSION: Session = { account: null, ended: false, asked: false };

let client: QueryClient | null = null;
let session = NO_SESSION;
const listeners = new Set<() => void>();
const asking = new Set<(resumed: Resumed) => void>();
const waiting = new Set<(resumed: Resumed) => void>();

export const changeSession = (part: Partial<Session>): void => {
  session = { ...session, ...part };
  for (const listener of listeners) listener();
};

const settle = (those: Set<(resumed: Resumed) => void>, resumed: Resumed): void => {
  for (const each of those) each(resumed);
  those.clear();
};

/** Sets the client whose queries are updated when a session ends. */
export const broadcastSession = (queries: QueryClient): void => {
  client = queries;
};

export const currentSession = (): Session => session;

/** Remembers an ended session across reloads until the user answers, because the hint cookie is gone by then. */
const STORAGE_KEY = 'session-ended';

const rememberEnd = (ended: boolean): void => {
  try {
    if (ended) sessionStorage.setItem(STORAGE_KEY, '1');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, a reloaded page belongs to a visitor.
  }
};

const isEndRemembered = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Whether the page assumes a signed-in user. The document is marked when it loads with the hint cookie, and updated at each sign-in
 * and sign-out.
 */
export const seemsSignedIn = (): boolean =>
  document.documentElement.hasAttribute('data-signed') || isEndRemembered();

/** Called when the server no longer knows this session. */
export const endSession = (): void => {
  client?.setQueryData(userQuery.queryKey, null);
  if (session.ended) return;
  rememberEnd(true);
  document.documentElement.removeAttribute('data-signed');
  changeSession({ ended: true });
};

/** Number of shown pages that can ask to sign in again. */
let askers = 0;

/** Registers a page that can ask, until the returned function is called. */
export const offerToAsk = (): (() => void) => {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) declineSignIn();
  };
};

/** Asks to sign in again on the same page. Resolves to 'declined' on a page that cannot ask. A second call shares the first dialog. */
export const askToSignIn = (): Promise<Resumed> =>
  new Promise((resolve) => {
    if (askers === 0) return resolve('declined');
    asking.add(resolve);
    if (!session.asked) changeSession({ asked: true });
  });

export const declineSignIn = (): void => {
  if (session.asked) changeSession({ asked: false });
  settle(asking, 'declined');
};

/** Resolves when there is a session again. For reads, which need no decision of the user first. */
export const sessionResumed = (): Promise<Resumed> => new Promise((resolve) => waiting.add(resolve));

/** Called when somebody signs in, signs out or continues as a guest. Resolves all pending questions. */
export const resumeSession = (user: UserWire | null): void => {
  const { account } = session;
  const isSame = user !== null && (account === null || account.id === user.id);
  rememberEnd(false);
  changeSession({ account: user, ended: false, asked: false });
  // What was typed under one account is not sent under another.
  const resumed = isSame ? 'signed-in' : user === null ? 'guest' : 'declined';
  settle(asking, resumed);
  settle(waiting, resumed);
};

export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
