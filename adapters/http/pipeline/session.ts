import type { Role } from '@wondercast/core/people/account/account';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import type { Caller } from '@wondercast/core/people/caller';
import type Koa from 'koa';
import koaSession from 'koa-session';
import { type Devices, devices } from './device.ts';

/** The data of a session row. */
export interface SessionData {
  readonly accountId?: number;
  /** The account's password version when the session started. */
  readonly passwordVersion?: number;
  readonly visitorKey?: string;
  /** What the account's own list calls this session; one of an older release has none. */
  readonly sessionId?: string;
  /** When and by what it was signed in; ISO 8601, and the browser's own words. */
  readonly startedAt?: string;
  readonly agent?: string;
  /** When a second factor was last given in it; ISO 8601. */
  readonly factorAt?: string;
  /** A sign-in that waits for its second step. */
  readonly secondStep?: PendingStep;
  /** What a passkey shall answer. */
  readonly challenge?: PendingChallenge;
}

/** A right password that a second factor has to follow. */
export interface PendingStep {
  readonly accountId: number;
  readonly passwordVersion: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A question to a passkey; it is answered once, and in time. */
export interface PendingChallenge {
  readonly purpose: 'add' | 'sign-in';
  readonly challenge: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long a sign-in may wait for its second step, and a question for its passkey. */
const PENDING_MS = 10 * 60 * 1000;
const LONGEST_AGENT = 300;

/** The account as it is now, loaded with the session; a disabled one is none. */
export interface SessionAccount {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly staffRole: StaffRole | null;
  readonly partnerId: number | null;
  readonly passwordVersion: number;
  /** Of the staff, where all of it must have a second factor. */
  readonly secondFactorMissing: boolean;
}

/** Stores sessions. Keys are hashes of session ids. */
export interface Sessions {
  get(key: string): Promise<{
    readonly data: SessionData & Record<string, unknown>;
    readonly account: SessionAccount | null;
  } | null>;
  /** Keeps a session that begins, or replaces it. */
  set(key: string, data: SessionData & Record<string, unknown>, expire: Date): Promise<void>;
  /** Keeps what a session that was read has become. False, and nothing is kept, when it was destroyed meanwhile. */
  update(key: string, data: SessionData & Record<string, unknown>, expire: Date): Promise<boolean>;
  destroy(key: string): Promise<void>;
  /** Destroys every session of an account, but the one that its list calls `except`. */
  destroyOfAccount(accountId: number, except?: string | null): Promise<void>;
  /** Those that have not expired, in any order. */
  ofAccount(
    accountId: number,
  ): Promise<readonly { readonly key: string; readonly data: SessionData; readonly expire: Date }[]>;
  /** Of each account, when its youngest open session was signed in (ISO 8601); accounts without one are absent. */
  lastSignIns(accountIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  expire(now: Date): Promise<void>;
}

/** What handlers may do with the caller's session. */
export interface SessionAccess {
  /**
   * Starts a new session for the account; the earlier cookie becomes invalid. `by` says how it was proved: a second factor that
   * was given before in the session of the same account counts on unless the password alone begins it.
   */
  start(
    account: Pick<SessionAccount, 'id' | 'username' | 'passwordVersion'>,
    by?: 'password' | 'factor',
  ): Promise<void>;
  /** A second factor of the account was shown just now. */
  noteFactor(): void;
  end(): void;
  /** The visitor key of this session. If it has none, it gets `newKey` or a random key. */
  visitorKey(newKey?: string | null): string;
  /** What the account's list calls this session; null for one of an older release. */
  readonly id: string | null;
  /** What the browser calls itself; null when it says nothing. */
  readonly agent: string | null;
  /** Waits for the second step of a sign-in. */
  beginSecondStep(account: Pick<SessionAccount, 'id' | 'passwordVersion'>): void;
  /** The sign-in that waits; null when there is none, or it waited too long. */
  secondStep(): PendingStep | null;
  askPasskey(purpose: PendingChallenge['purpose'], challenge: string): void;
  /** The question that is being answered, which ends; null when there is none of this kind, or it waited too long. */
  takeChallenge(purpose: PendingChallenge['purpose']): string | null;
  /** The accounts that have signed in on this browser. `start` adds its account. */
  readonly devices: Devices;
}

const COOKIE = 'wondercast';
/** Of visitors of the test shop, whose sessions are none of the live one. */
const TEST_COOKIE = 'wondercast_test';
/** Tells the web that a request for the user may succeed. Holds no data (decision 017). */
const HINT_COOKIE = 'signed_in';
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

interface Options {
  readonly sessions: Sessions;
  /** Where staff have signed in, when nobody can in `sessions`: they are read, and end when whoever signs out ends them. */
  readonly staff?: Sessions | null;
  readonly production: boolean;
  readonly hashToken: (token: string) => string;
  readonly newToken: () => string;
}

/**
 * A session is invalid once its account is deleted or disabled, or has a new password or role. That covers sessions that a concurrent sign-in or a
 * late write stores after the others are destroyed.
 */
const isInvalid = ({ data, account }: { data: SessionData; account: SessionAccount | null }): boolean =>
  data.accountId !== undefined && account?.passwordVersion !== (data.passwordVersion ?? 1);

/** koa-session tells its store whose request it is. */
const isOfRequest = (asked: unknown): asked is { readonly ctx: Koa.Context } =>
  typeof asked === 'object' && asked !== null && 'ctx' in asked;

/**
 * koa-session on the shop's own store. A session that was read and signed out meanwhile stays gone, whatever this request would write
 * into it; its cookie is left alone, because the browser may have signed in anew.
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
  /** The session that a request came with, and the one that it found gone. */
  const [read, gone] = [new WeakMap<Koa.Context, string>(), new WeakMap<Koa.Context, string>()];
  const name = staff ? TEST_COOKIE : COOKIE;
  const options = {
    key: name,
    ...cookie,
    renew: true,
    genid: () => newToken(),
    externalKey: {
      // koa-session takes an empty one for none.
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

/** Of somebody of the staff, who has signed in in the live shop. */
type StaffSession = NonNullable<Awaited<ReturnType<Sessions['get']>>>;

/** The caller of a request with a session. */
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
