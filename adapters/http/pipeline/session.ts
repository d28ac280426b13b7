import type { Role } from '@wondercast/core/people/account/account';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import type { Caller } from '@wondercast/core/people/caller';
import type Koa from 'koa';
import koaSession from 'koa-session';
import { type Devices, devices } from './device.ts';

/** The stored data of a session. */
export interface SessionData {
  readonly accountId?: number;
  /** The account's password version when the session started. */
  readonly passwordVersion?: number;
  readonly visitorKey?: string;
  /** The session's id in the account's own list; sessions of older releases have none. */
  readonly sessionId?: string;
  /** When and with what the session was signed in: ISO 8601, and the browser's user agent. */
  readonly startedAt?: string;
  readonly agent?: string;
  /** When a second factor was last given in this session; ISO 8601. */
  readonly factorAt?: string;
  /** A sign-in that waits for its second factor. */
  readonly secondStep?: PendingStep;
  /** A passkey challenge that waits for its response. */
  readonly challenge?: PendingChallenge;
}

/** A sign-in whose password was right and which needs a second factor. */
export interface PendingStep {
  readonly accountId: number;
  readonly passwordVersion: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A passkey challenge. It can be answered once, within its time. */
export interface PendingChallenge {
  readonly purpose: 'add' | 'sign-in';
  readonly challenge: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long a sign-in may wait for its second factor, and a challenge for its passkey. */
const PENDING_MS = 10 * 60 * 1000;
const LONGEST_AGENT = 300;

/** The account in its current state, loaded with the session. A disabled account is not loaded. */
export interface SessionAccount {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly staffRole: StaffRole | null;
  readonly partnerId: number | null;
  readonly passwordVersion: number;
  /** Whether the account belongs to staff who must have a second factor and has none. */
  readonly secondFactorMissing: boolean;
}

/** Stores sessions. Keys are hashes of session ids. */
export interface Sessions {
  get(key: string): Promise<{
    readonly data: SessionData & Record<string, unknown>;
    readonly account: SessionAccount | null;
  } | null>;
  /** Inserts or replaces a session. */
  set(key: string, data: SessionData & Record<string, unknown>, expire: Date): Promise<void>;
  /** Updates a session. Returns false and writes nothing when it was destroyed meanwhile. */
  update(key: string, data: SessionData & Record<string, unknown>, expire: Date): Promise<boolean>;
  destroy(key: string): Promise<void>;
  /** Destroys all sessions of an account except the one whose id is `except`. */
  destroyOfAccount(accountId: number, except?: string | null): Promise<void>;
  /** The account's sessions that have not expired, in any order. */
  ofAccount(
    accountId: number,
  ): Promise<readonly { readonly key: string; readonly data: SessionData; readonly expire: Date }[]>;
  /** When the newest open session of each account was signed in (ISO 8601). Accounts without a session are absent. */
  lastSignIns(accountIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  expire(now: Date): Promise<void>;
}

/** What handlers may do with the caller's session. */
export interface SessionAccess {
  /**
   * Starts a new session for the account; the earlier cookie becomes invalid. `by` tells how the person proved their identity. A
   * second factor given earlier in the same account's session still counts, unless the new session begins with the password alone.
   */
  start(
    account: Pick<SessionAccount, 'id' | 'username' | 'passwordVersion'>,
    by?: 'password' | 'factor',
  ): Promise<void>;
  /** Records that a second factor of the account was given just now. */
  noteFactor(): void;
  end(): void;
  /** The visitor key of this session. If it has none, it gets `newKey` or a random key. */
  visitorKey(newKey?: string | null): string;
  /** The session's id in the account's own list; null for a session of an older release. */
  readonly id: string | null;
  /** The browser's user agent; null when it sends none. */
  readonly agent: string | null;
  /** Makes the sign-in wait for its second factor. */
  beginSecondStep(account: Pick<SessionAccount, 'id' | 'passwordVersion'>): void;
  /** The sign-in that waits; null when there is none, or it waited too long. */
  secondStep(): PendingStep | null;
  askPasskey(purpose: PendingChallenge['purpose'], challenge: string): void;
  /** Removes and returns the pending challenge; null when there is none of this kind, or it waited too long. */
  takeChallenge(purpose: PendingChallenge['purpose']): string | null;
  /** The accounts that have signed in on this browser. `start` adds its account. */
  readonly devices: Devices;
}

const COOKIE = 'wondercast';
/** Cookie of the test shop's visitors, whose sessions are separate from the live shop's. */
const TEST_COOKIE = 'wondercast_test';
/** Tells the web that a request for the signed-in user may succeed. Contains no data (decision 017). */
const HINT_COOKIE = 'signed_in';
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

interface Options {
  readonly sessions: Sessions;
  /** The store with staff's sessions, when nobody can sign in to `sessions`. They are only read, and destroyed at sign-out. */
  readonly staff?: Sessions | null;
  readonly production: boolean;
  readonly hashToken: (token: string) => string;
  readonly newToken: () => string;
}

/**
 * Whether a session is invalid because its account was deleted, disabled, or has a new password or role. This also covers sessions
 * that a concurrent sign-in or a late write stores after the others were destroyed.
 */
const isInvalid = ({ data, account }: { data: SessionData; account: SessionAccount | null }): boolean =>
  data.accountId !== undefined && account?.passwordVersion !== (data.passwordVersion ?? 1);

/** koa-session passes its store the request's context. */
const isOfRequest = (asked: unknown): asked is { readonly ctx: Koa.Context } =>
  typeof asked === 'object' && asked !== null && 'ctx' in asked;

/**
 * koa-session with the shop's own store. A session that was signed out while a request used it stays gone, whatever the request
 * writes. Its cookie is left alone, because the browser may have signed in again.
 */
export const sessionMiddleware = (
  app: Koa,
  { sessions, staff = null, production, hashToken, newToken }: Options,
): Koa.Middleware => {
  const cookie = {
    maxAge: MAX_AGE_MS,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: production,
    signed: true,
    overwrite: true,
  };
  /** By request: the session it came with, and the session that turned out to be gone. */
  const [read, gone] = [new WeakMap<Koa.Context, string>(), new WeakMap<Koa.Context, string>()];
  const name = staff ? TEST_COOKIE : COOKIE;
  const options = {
    key: name,
    ...cookie,
    renew: true,
    genid: () => newToken(),
    externalKey: {
      // koa-session treats an empty id as no session.
      get: (ctx: Koa.Context) => ctx.cookies.get(name, { signed: true }) ?? '',
      set: (ctx: Koa.Context, sid: string) => {
        if (gone.get(ctx) !== sid) ctx.cookies.set(name, sid, cookie);
      },
    },
    store: {
      get: async (sid: string, _maxAge: unknown, asked: unknown) => {
        const found = await sessions.get(hashToken(sid));
        if (!found || isInvalid(found)) return null;
        if (isOfRequest(asked)) read.set(asked.ctx, sid);
        return { ...found.data, account: found.account };
      },
      set: async (
        sid: string,
        session: SessionData & Record<string, unknown>,
        maxAge: number | 'session' | undefined,
        asked: unknown,
      ) => {
        const { account: _, ...data } = session;
        const maxAgeMs = typeof maxAge === 'number' ? maxAge : MAX_AGE_MS;
        const expire = new Date(Date.now() + maxAgeMs);
        if (!isOfRequest(asked) || read.get(asked.ctx) !== sid)
          await sessions.set(hashToken(sid), data, expire);
        else if (!(await sessions.update(hashToken(sid), data, expire))) gone.set(asked.ctx, sid);
      },
      destroy: (sid: string) => sessions.destroy(hashToken(sid)),
    },
  };
  const own = koaSession(options, app) as Koa.Middleware;
  if (!staff) return own;
  return async (ctx, next) => {
    const sid = ctx.cookies.get(COOKIE, { signed: true });
    const found = sid ? await staff.get(hashToken(sid)) : null;
    if (found?.account?.role === 'admin' && !isInvalid(found)) ctx.state.staff = found;
    return own(ctx, async () => {
      await next();
      if (!sid || ctx.session !== null) return;
      await staff.destroy(hashToken(sid));
      ctx.cookies.set(COOKIE, null, { ...cookie, maxAge: 0 });
    });
  };
};

interface LiveSession {
  accountId?: number;
  passwordVersion?: number;
  visitorKey?: string;
  sessionId?: string;
  startedAt?: string;
  agent?: string;
  factorAt?: string;
  secondStep?: PendingStep;
  challenge?: PendingChallenge;
  account?: SessionAccount | null;
  regenerate(): Promise<void>;
}

const sessionOf = (ctx: Koa.Context): LiveSession => ctx.session as LiveSession;

/** The session of a staff member who signed in to the live shop. */
type StaffSession = NonNullable<Awaited<ReturnType<Sessions['get']>>>;

/** The caller of a request that may have a session. */
export const callerOf = (ctx: Koa.Context): Caller => {
  const { visitorKey, ...session } = sessionOf(ctx);
  const { staff }: { readonly staff?: StaffSession } = ctx.state;
  const account = staff?.account ?? session.account;
  const factorAt = staff ? staff.data.factorAt : session.factorAt;
  const key = visitorKey ?? null;
  return account
    ? {
        kind: 'signed-in',
        accountId: account.id,
        username: account.username,
        role: account.role,
        staffRole: account.staffRole,
        partnerId: account.partnerId,
        passwordVersion: account.passwordVersion,
        factorAt: factorAt === undefined ? null : new Date(factorAt),
        secondFactorMissing: account.secondFactorMissing,
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
    get id() {
      return sessionOf(ctx).sessionId ?? null;
    },
    get agent() {
      return ctx.get('User-Agent').slice(0, LONGEST_AGENT) || null;
    },
    beginSecondStep: ({ id, passwordVersion }) => {
      sessionOf(ctx).secondStep = { accountId: id, passwordVersion, until: Date.now() + PENDING_MS };
    },
    secondStep: () => {
      const { secondStep } = sessionOf(ctx);
      return secondStep && secondStep.until > Date.now() ? secondStep : null;
    },
    askPasskey: (purpose, challenge) => {
      sessionOf(ctx).challenge = { purpose, challenge, until: Date.now() + PENDING_MS };
    },
    takeChallenge: (purpose) => {
      const session = sessionOf(ctx);
      const { challenge } = session;
      delete session.challenge;
      const isOurs = challenge?.purpose === purpose && challenge.until > Date.now();
      return isOurs ? challenge.challenge : null;
    },
    noteFactor: () => {
      sessionOf(ctx).factorAt = new Date().toISOString();
    },
    start: async ({ id, username, passwordVersion }, by) => {
      const session = sessionOf(ctx);
      // Keeps what this browser booked before the sign-in, but not what another account did on it.
      const isOtherAccount = session.accountId !== undefined && session.accountId !== id;
      await session.regenerate();
      const renewed = sessionOf(ctx);
      renewed.accountId = id;
      renewed.passwordVersion = passwordVersion;
      renewed.sessionId = newToken().slice(0, 22);
      renewed.startedAt = new Date().toISOString();
      renewed.agent = ctx.get('User-Agent').slice(0, LONGEST_AGENT);
      delete renewed.secondStep;
      delete renewed.challenge;
      // `regenerate` changes the session's id and keeps its data.
      if (isOtherAccount) delete renewed.visitorKey;
      if (isOtherAccount || by === 'password') delete renewed.factorAt;
      if (by === 'factor') renewed.factorAt = new Date().toISOString();
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
