import type { QueryClient } from '@tanstack/react-query';
import type { UserWire } from '../transport/wire.ts';
import { userQuery } from './account.ts';

/** The session behind a page. */
export interface Session {
  /** Whom this page shows as signed in, also once their session has ended. */
  readonly account: UserWire | null;
  readonly ended: boolean;
  /** Somebody is asked to sign in again. */
  readonly asked: boolean;
}

/** What became of the question. */
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

/** Whose queries hear that a session has ended. */
export const broadcastSession = (queries: QueryClient): void => {
  client = queries;
};

export const currentSession = (): Session => session;

/** Remembers an ended session after a reload, until the user answers: by then the hint is gone. */
const STORAGE_KEY = 'session-ended';

const rememberEnd = (ended: boolean): void => {
  try {
    if (ended) sessionStorage.setItem(STORAGE_KEY, '1');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a reloaded page is a visitor's.
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
 * Whether the page assumes that its user is signed in. The document is marked when it loads with the hint of a session, and again by each
 * sign-in and sign-out.
 */
export const seemsSignedIn = (): boolean =>
  document.documentElement.hasAttribute('data-signed') || isEndRemembered();

/** The server does not know this session any more. */
export const endSession = (): void => {
  client?.setQueryData(userQuery.queryKey, null);
  if (session.ended) return;
  rememberEnd(true);
  document.documentElement.removeAttribute('data-signed');
  changeSession({ ended: true });
};

/** Pages that can ask. */
let askers = 0;

/** A page that can ask is shown, until the returned function is called. */
export const offerToAsk = (): (() => void) => {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) declineSignIn();
  };
};

/** Asks to sign in again on the same page; 'declined' on a page that cannot ask. A second call waits for the first dialog. */
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

/** Waits until there is a session again: what is only read needs no answer before. */
export const sessionResumed = (): Promise<Resumed> => new Promise((resolve) => waiting.add(resolve));

/** Somebody has signed in, signed out, or goes on as a guest: that settles every question. */
export const resumeSession = (user: UserWire | null): void => {
  const { account } = session;
  const isSame = user !== null && (account === null || account.id === user.id);
  rememberEnd(false);
  changeSession({ account: user, ended: false, asked: false });
  // What was typed as one account is not sent as another.
  const resumed = isSame ? 'signed-in' : user === null ? 'guest' : 'declined';
  settle(asking, resumed);
  settle(waiting, resumed);
};

export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
