import type { Role } from '@wondercast/core/account/account';
import type { Caller } from '@wondercast/core/caller';
import type Koa from 'koa';
import koaSession from 'koa-session';
import { type Devices, devices } from './device.ts';

/** The data of a session row. */
export interface SessionData {
  readonly accountId?: number;
  /** The account's password version when the session started. */
  readonly passwordVersion?: number;
  readonly visitorKey?: string;
}

/** The account as it is now, loaded with the session. */
export interface SessionAccount {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly passwordVersion: number;
}

/** Stores sessions. Keys are hashes of session ids. */
export interface Sessions {
  get(key: string): Promise<{
    readonly data: SessionData & Record<string, unknown>;
    readonly account: SessionAccount | null;
  } | null>;
  set(key: string, data: SessionData & Record<string, unknown>, expire: Date): Promise<void>;
  destroy(key: string): Promise<void>;
  /** Destroys every session of an account. */
  destroyOfAccount(accountId: number): Promise<void>;
  expire(now: Date): Promise<void>;
}

/** What handlers may do with the caller's session. */
export interface SessionAccess {
  /** Starts a new session for the account; the earlier cookie becomes invalid. */
  start(account: Pick<SessionAccount, 'id' | 'username' | 'passwordVersion'>): Promise<void>;
  end(): void;
  /** The visitor key of this session. If it has none, it gets `newKey` or a random key. */
  visitorKey(newKey?: string | null): string;
  /** The accounts that have signed in on this browser. `start` adds its account. */
  readonly devices: Devices;
}

const COOKIE = 'wondercast';
/** Tells the web that a request for the user may succeed. Holds no data (decision 017). */
const HINT_COOKIE = 'signed_in';
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

interface Options {
  readonly sessions: Sessions;
  readonly production: boolean;
  readonly hashToken: (token: string) => string;
  readonly newToken: () => string;
}

/**
 * A session is invalid once its account is deleted or has a new password. That covers sessions that a concurrent sign-in or a
 * late write stores after the others are destroyed.
 */
const isInvalid = ({ data, account }: { data: SessionData; account: SessionAccount | null }): boolean =>
  data.accountId !== undefined && account?.passwordVersion !== (data.passwordVersion ?? 1);

/** koa-session on the shop's own store. */
export const sessionMiddleware = (
  app: Koa,
  { sessions, production, hashToken, newToken }: Options,
): Koa.Middleware => {
  const options = {
    key: COOKIE,
    maxAge: MAX_AGE_MS,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: production,
    signed: true,
    renew: true,
    genid: () => newToken(),
    store: {
      get: async (sid: string) => {
        const found = await sessions.get(hashToken(sid));
        if (!found || isInvalid(found)) return null;
        return { ...found.data, account: found.account };
      },
      set: async (
        sid: string,
        session: SessionData & Record<string, unknown>,
        maxAge: number | 'session' | undefined,
      ) => {
        const { account: _, ...data } = session;
        const maxAgeMs = typeof maxAge === 'number' ? maxAge : MAX_AGE_MS;
        await sessions.set(hashToken(sid), data, new Date(Date.now() + maxAgeMs));
      },
      destroy: (sid: string) => sessions.destroy(hashToken(sid)),
    },
  };
  return koaSession(options, app) as Koa.Middleware;
};

interface LiveSession {
  accountId?: number;
  passwordVersion?: number;
  visitorKey?: string;
  account?: SessionAccount | null;
  regenerate(): Promise<void>;
}

const sessionOf = (ctx: Koa.Context): LiveSession => ctx.session as LiveSession;

/** The caller of a request with a session. */
export const callerOf = (ctx: Koa.Context): Caller => {
  const { account, visitorKey } = sessionOf(ctx);
  const key = visitorKey ?? null;
  return account
    ? {
        kind: 'signed-in',
        accountId: account.id,
        username: account.username,
        role: account.role,
        visitorKey: key,
      }
    : { kind: 'visitor', visitorKey: key };
};

export const sessionAccess = (
  ctx: Koa.Context,
  production: boolean,
  newToken: () => string,
): SessionAccess => {
  const hint = (value: string | null) =>
    ctx.cookies.set(HINT_COOKIE, value, {
      httpOnly: false,
      sameSite: 'lax',
      secure: production,
      signed: false,
      maxAge: value === null ? 0 : MAX_AGE_MS,
      overwrite: true,
    });
  const knownDevices = devices(ctx, production, newToken);
  return {
    devices: knownDevices,
    start: async ({ id, username, passwordVersion }) => {
      const session = sessionOf(ctx);
      // Keeps what this browser booked before the sign-in, but not what another account did on it.
      const isOtherAccount = session.accountId !== undefined && session.accountId !== id;
      await session.regenerate();
      const renewed = sessionOf(ctx);
      renewed.accountId = id;
      renewed.passwordVersion = passwordVersion;
      // `regenerate` changes the session's id and keeps its data.
      if (isOtherAccount) delete renewed.visitorKey;
      knownDevices.addAccount(username);
      hint('1');
    },
    end: () => {
      ctx.session = null;
      hint(null);
    },
    visitorKey: (newKey = null) => {
      const session = sessionOf(ctx);
      session.visitorKey ??= newKey ?? newToken();
      return session.visitorKey;
    },
  };
};

/** Clears the hint cookie when no session exists. */
export const clearHint = (ctx: Koa.Context, production: boolean): void => {
  if (ctx.cookies.get(HINT_COOKIE, { signed: false }))
    ctx.cookies.set(HINT_COOKIE, null, {
      httpOnly: false,
      sameSite: 'lax',
      secure: production,
      signed: false,
      maxAge: 0,
    });
};
