import type { IncomingMessage } from 'node:http';
import { NOT_AUTHENTICATED, NOT_PERMITTED, type PartnerCaller } from '@wondercast/core/caller';
import type { RingKey } from '@wondercast/core/partners/directory';
import { Refusal } from '@wondercast/core/refusal';
import type { Extra } from '../from-memory/prepared.ts';
import { corsHeaders } from '../pipeline/cors.ts';
import type { KeyRate } from './key-rate.ts';
import type { KeyUses } from './key-uses.ts';
import type { LiveDirectory } from './live-directory.ts';

/** A request with a valid key: its caller and its extra reply headers. */
export interface Admitted {
  readonly caller: PartnerCaller;
  readonly extra: Extra;
}

/** A rejected key, with the headers of the reply. */
export class TurnedAway extends Error {
  readonly refusal: Refusal;
  readonly headers: Readonly<Record<string, string>>;

  constructor(refusal: Refusal, headers: Readonly<Record<string, string>> = {}) {
    super(refusal.message);
    this.refusal = refusal;
    this.headers = headers;
  }
}

/** Checks the keys of requests, from memory. */
export interface PartnerAdmission {
  /** null for a request without a key. @throws TurnedAway */
  admit(request: IncomingMessage): Admitted | null;
}

/** A key in a URL ends up in browser histories and logs. */
const KEY_IN_ADDRESS = /(?:^|[/?&=;])(?:pk|sk)_[A-Za-z0-9_-]{20,}/;
const BEARER = /^bearer +(\S+)$/i;

const issue = (message: string) => ({ issues: [{ path: 'Authorization', message }] });
const unknown = (message: string) => new Refusal('unauthenticated', NOT_AUTHENTICATED, issue(message));
const forbidden = (message: string) => new Refusal('forbidden', NOT_PERMITTED, issue(message));

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const refuseInAddress = (address: string): void => {
  // A cheap check that most URLs end at.
  if (!address.includes('k_') && !address.includes('%')) return;
  if (KEY_IN_ADDRESS.test(decoded(address)))
    throw new TurnedAway(
      new Refusal('malformed', 'A key belongs in the Authorization header, never in an address.'),
    );
};

const callerOf = (key: RingKey): PartnerCaller => ({
  kind: 'partner',
  partnerId: key.partnerId,
  partnerName: key.partnerName,
  keyId: key.id,
  keyKind: key.kind,
  scopes: key.scopes,
  visitorKey: null,
});

export const partnerAdmission = ({
  directory,
  rate,
  uses,
  now,
}: {
  readonly directory: LiveDirectory;
  readonly rate: KeyRate;
  readonly uses: KeyUses;
  readonly now: () => Date;
}): PartnerAdmission => {
  const NO_HEADERS = {};
  /** CORS headers for an origin that a key is bound to, so that its page can read the refusal. */
  const forKnown = (origin: string | undefined) =>
    origin !== undefined && directory.knowsOrigin(origin) ? corsHeaders(origin) : NO_HEADERS;

  const workingKey = (text: string, origin: string | undefined): RingKey => {
    const key = directory.keyOf(text);
    const ended = key?.revoked || (key?.expiresAt && key.expiresAt <= now());
    if (key && !ended) return key;
    throw new TurnedAway(unknown(key ? 'This key has been revoked.' : 'There is no such key.'), {
      ...forKnown(origin),
      'WWW-Authenticate': 'Bearer error="invalid_token"',
    });
  };

  return {
    admit: (request) => {
      refuseInAddress(request.url ?? '');
      const { authorization, origin } = request.headers;
      if (authorization === undefined) return null;
      const text = BEARER.exec(authorization)?.[1];
      // Other schemes may belong to a proxy in front.
      if (text === undefined) return null;
      const key = workingKey(text, origin);
      if (origin !== undefined && !key.origins.includes(origin))
        throw new TurnedAway(
          forbidden(
            key.kind === 'secret'
              ? 'A secret key stays on servers: no page may send it.'
              : 'This key is not bound to the origin of this page.',
          ),
        );
      const leave = origin === undefined ? NO_HEADERS : corsHeaders(origin);
      const count = rate(key);
      if (!count.allowed)
        throw new TurnedAway(
          new Refusal('too-many', 'Too many attempts. Please try again later.', {
            details: { retryAfter: count.seconds },
          }),
          { ...leave, ...count.headers },
        );
      uses.note(key.id);
      return { caller: callerOf(key), extra: { leave, rate: count.headers } };
    },
  };
};
