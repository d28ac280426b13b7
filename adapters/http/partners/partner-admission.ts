import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '@wondercast/core/kernel/problem-codes';
import { Refusal } from '@wondercast/core/kernel/refusal';
import {
  type KeyMode,
  NOT_AUTHENTICATED,
  NOT_PERMITTED,
  type PartnerCaller,
} from '@wondercast/core/people/caller';
import type { RingKey } from '@wondercast/core/people/partners/directory';
import type { ExtraHeaders } from '../from-memory/prepared.ts';
import { corsHeaders } from '../pipeline/cors.ts';
import type { KeyRate } from './key-rate.ts';
import type { KeyUses } from './key-uses.ts';
import type { LiveDirectory } from './live-directory.ts';

/** A request with a valid key: its caller and its extra reply headers. */
export interface Admission {
  readonly caller: PartnerCaller;
  readonly extra: ExtraHeaders;
}

/** The key was rejected. Carries the headers of the reply. */
export class RejectedKey extends Error {
  readonly refusal: Refusal;
  readonly headers: Readonly<Record<string, string>>;

  constructor(refusal: Refusal, headers: Readonly<Record<string, string>> = {}) {
    super(refusal.message);
    this.refusal = refusal;
    this.headers = headers;
  }
}

/** The API key of a request; null when there is none, or another authorization scheme, which may belong to a proxy in front. */
export const keyTextOf = ({ authorization }: IncomingMessage['headers']): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** Checks API keys of requests in memory. */
export interface PartnerAdmission {
  /** null for a request without a key. @throws RejectedKey */
  admit(request: IncomingMessage): Admission | null;
}

/** A key in a URL would end up in browser histories and logs. */
const KEY_IN_URL = /(?:^|[/?&=;])(?:pk|sk)_[A-Za-z0-9_-]{20,}/;
/** The message for a key of the other shop, by the shop that was called. */
const OTHER_SHOP: Readonly<Record<KeyMode, string>> = {
  live: 'This is a key of the test shop.',
  test: 'This is a key of the live shop: addresses below /test take keys of the test shop.',
};
const BEARER = /^bearer +(\S+)$/i;

const said = (code: ProblemCode, message: string) => ({ code, issues: [{ path: 'Authorization', message }] });
const unauthenticated = (code: ProblemCode, message: string) =>
  new Refusal('unauthenticated', NOT_AUTHENTICATED, said(code, message));
const forbidden = (code: ProblemCode, message: string) =>
  new Refusal('forbidden', NOT_PERMITTED, said(code, message));

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const assertNoKeyInUrl = (address: string): void => {
  // A cheap check that rules out most URLs.
  if (!address.includes('k_') && !address.includes('%')) return;
  if (KEY_IN_URL.test(decoded(address)))
    throw new RejectedKey(
      new Refusal('malformed', 'A key belongs in the Authorization header, never in an address.', {
        code: 'key_in_address',
      }),
    );
};

const callerOf = (key: RingKey, origins: readonly string[]): PartnerCaller => ({
  kind: 'partner',
  partnerId: key.partnerId,
  partnerName: key.partnerName,
  commission: key.commission,
  keyId: key.id,
  keyKind: key.kind,
  origins,
  scopes: key.scopes,
  visitorKey: null,
});

export const partnerAdmission = ({
  directory,
  rate,
  uses,
  now,
  mode,
  ownOrigin = null,
}: {
  readonly directory: LiveDirectory;
  readonly rate: KeyRate;
  readonly uses: KeyUses;
  readonly now: () => Date;
  /** Which shop these keys must belong to. */
  readonly mode: KeyMode;
  /** The origin of the shop's own pages, whose playground may use every publishable test key; null elsewhere. */
  readonly ownOrigin?: string | null;
}): PartnerAdmission => {
  const isOwn = (origin: string): boolean => origin === ownOrigin;
  const NO_HEADERS = {};
  /** CORS headers for an origin that some key is bound to, so that its page can read the refusal. */
  const corsForKnown = (origin: string | undefined) =>
    origin !== undefined && directory.knowsOrigin(origin) ? corsHeaders(origin) : NO_HEADERS;

  const activeKey = (text: string, origin: string | undefined): RingKey => {
    const key = directory.findKey(text);
    const hasEnded = key?.revoked || (key?.expiresAt && key.expiresAt <= now());
    if (key && !hasEnded) return key;
    throw new RejectedKey(
      key
        ? unauthenticated('key_ended', 'This key has been revoked.')
        : unauthenticated('key_unknown', 'There is no such key.'),
      {
        ...corsForKnown(origin),
        'WWW-Authenticate': 'Bearer error="invalid_token"',
      },
    );
  };

  return {
    admit: (request) => {
      assertNoKeyInUrl(request.url ?? '');
      const { origin } = request.headers;
      const text = keyTextOf(request.headers);
      if (text === null) return null;
      const key = activeKey(text, origin);
      if (key.mode !== mode)
        throw new RejectedKey(unauthenticated('key_of_other_shop', OTHER_SHOP[mode]), corsForKnown(origin));
      if (
        origin !== undefined &&
        !key.origins.includes(origin) &&
        !(isOwn(origin) && key.kind === 'publishable')
      )
        throw new RejectedKey(
          key.kind === 'secret'
            ? forbidden('secret_key_in_page', 'A secret key stays on servers: no page may send it.')
            : forbidden('origin_not_bound', 'This key is not bound to the origin of this page.'),
        );
      const cors = origin === undefined ? NO_HEADERS : corsHeaders(origin);
      const count = rate(key);
      if (!count.allowed)
        throw new RejectedKey(
          new Refusal('too-many', 'Too many attempts. Please try again later.', {
            details: { retryAfter: count.seconds },
          }),
          { ...cors, ...count.headers },
        );
      uses.record(key.id);
      return { caller: callerOf(key, directory.originsOf(key)), extra: { cors, rate: count.headers } };
    },
  };
};
