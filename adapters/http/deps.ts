import type { Readable } from 'node:stream';
import type { Ports } from '@wondercast/core/ports';
import type { Shop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Simulator } from '../simulator/simulator.ts';
import type { AnswerCache } from './from-memory/answer-cache.ts';
import type { LiveSnapshot } from './from-memory/live-snapshot.ts';
import type { KeyUses } from './partners/key-uses.ts';
import type { LiveDirectory } from './partners/live-directory.ts';
import type { PartnerAdmission } from './partners/partner-admission.ts';
import type { RateLimits } from './pipeline/rate-limits.ts';
import type { Sessions } from './pipeline/session.ts';

/** What the HTTP layer needs to know of the configuration. */
export interface HttpSettings {
  readonly publicUrl: string;
  readonly production: boolean;
  readonly sessionSecret: string;
  readonly trustProxy: number;
  readonly referencePrefix: string;
  /** The answer of `GET /api/config`. */
  readonly publicConfig: Wire<'Config'>;
  /** Judge every reply by the document, as tests and development do. */
  readonly checkReplies: boolean;
}

/** How what happens after a commit fares. */
export interface StoreHealth {
  /** How long the job that is due longest has been waiting. */
  readonly oldestJobSeconds: number;
  /** Jobs that were tried as often as they may be. */
  readonly deadJobs: number;
  /** Bookings of a while ago whose customer was not written to. */
  readonly bookingsWithoutMail: number;
}

/** Images by file name, from wherever they are kept. */
export interface ImageSource {
  /** null when there is none of that name. */
  read(
    file: string,
  ): Promise<{ readonly stream: Readable; readonly size: number; readonly type: string } | null>;
}

export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
  debug(details: object, message: string): void;
}

export interface HttpDeps {
  readonly shop: Shop;
  readonly ports: Ports;
  readonly live: LiveSnapshot;
  readonly cache: AnswerCache;
  readonly sessions: Sessions;
  readonly directory: LiveDirectory;
  readonly door: PartnerAdmission;
  readonly keyUses: KeyUses;
  readonly limits: RateLimits;
  readonly images: ImageSource;
  /** The simulated provider, where payments are simulated. */
  readonly simulator: Simulator | null;
  readonly settings: HttpSettings;
  /** As it was some seconds ago; null before the first look. */
  health(): StoreHealth | null;
  readonly log: Log;
}
