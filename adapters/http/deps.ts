import type { Readable } from 'node:stream';
import type { KeyMode } from '@wondercast/core/people/caller';
import type { Emptied } from '@wondercast/core/people/partners/test-data';
import type { Ports, Shop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Octo } from '../octo/listener.ts';
import type { ListsPaper } from '../pdf/lists-paper.ts';
import type { StatementPaper } from '../pdf/statement-paper.ts';
import type { Simulator } from '../simulator/simulator.ts';
import type { Tracing } from '../system/tracing.ts';
import type { LiveSnapshot } from './from-memory/live-snapshot.ts';
import type { ReplyCache } from './from-memory/reply-cache.ts';
import type { Log } from './log.ts';
import type { KeyRate } from './partners/key-rate.ts';
import type { KeyUses } from './partners/key-uses.ts';
import type { LiveDirectory } from './partners/live-directory.ts';
import type { PartnerAdmission } from './partners/partner-admission.ts';
import type { RateLimits } from './pipeline/rate-limits.ts';
import type { Sessions } from './pipeline/session.ts';

/** The configuration that the HTTP layer reads. */
export interface HttpSettings {
  readonly publicUrl: string;
  readonly production: boolean;
  readonly sessionSecret: string;
  readonly trustProxy: number;
  readonly referencePrefix: string;
  /** How old the data in administrators' lists may be, in milliseconds; null when there are no replicas. */
  readonly readLagMs: number | null;
  /** The reply of `GET /api/config` without what administrators set in the shop. */
  readonly publicConfig: Omit<
    Wire<'Config'>,
    | 'bookingRules'
    | 'policy'
    | 'paidFirst'
    | 'brandName'
    | 'brandMail'
    | 'brandLogo'
    | 'currency'
    | 'moneyStyle'
    | 'tax'
    | 'tiers'
    | 'zones'
  >;
  /** The configured logo's URL. Pages may load it even from another host. */
  readonly configuredLogo: string | null;
  /** Whether to validate every reply against the OpenAPI document, as tests and development do. */
  readonly checkReplies: boolean;
}

/** The health of the job queue. */
export interface StoreHealth {
  /** How many seconds the job with the oldest due date has waited. */
  readonly oldestJobSeconds: number;
  /** Jobs that have used up their retries. */
  readonly deadJobs: number;
  /** Bookings older than a grace period whose customer has received no mail. */
  readonly bookingsWithoutMail: number;
}

/** Finds images by file name. */
export interface ImageSource {
  /** null when the name is unknown. */
  read(
    file: string,
  ): Promise<{ readonly stream: Readable; readonly size: number; readonly type: string } | null>;
}

/** The test shop, as the live shop sees it. */
export interface TestData {
  /** Whether a valid test key exists, so that somebody could call it. */
  isWanted(): boolean;
  state(): { readonly isOpen: boolean; readonly problem: string | null };
  /** Deletes test data. Returns the number of deleted bookings. @throws Refusal 'unavailable' */
  empty(emptied: Emptied): Promise<number>;
  /** Deliveries of a webhook with test data. @throws Refusal 'unavailable', and as `webhookLog` of the shop */
  webhookLog: Shop['webhookLog'];
  /** Sends a delivery again. @throws Refusal 'unavailable', and as `replayDelivery` of the shop */
  replayDelivery: Shop['replayDelivery'];
  /** Sends an invented event to a partner's webhooks. @throws Refusal 'unavailable' */
  sendExample: Shop['sendExample'];
}

export interface HttpDeps {
  readonly shop: Shop;
  readonly ports: Ports;
  readonly live: LiveSnapshot;
  readonly cache: ReplyCache;
  readonly sessions: Sessions;
  /** Sessions of staff, for a shop in which nobody can sign in; null when `sessions` contains them. */
  readonly staffSessions: Sessions | null;
  /** Which of the two shops this is. */
  readonly mode: KeyMode;
  /** The test shop; null in the test shop itself. */
  readonly testShop: TestData | null;
  readonly keyRate: KeyRate;
  readonly directory: LiveDirectory;
  readonly partnerAdmission: PartnerAdmission;
  readonly keyUses: KeyUses;
  readonly limits: RateLimits;
  readonly images: ImageSource;
  /** Renders a partner's statement, and tables, as PDF. */
  readonly statements: {
    state(paper: StatementPaper): Promise<Uint8Array>;
    list(paper: ListsPaper): Promise<Uint8Array>;
  };
  /** OCTO, the interface for resellers, which has paths of its own. */
  readonly octo: Octo;
  /** The simulated payment provider; null when payments are real. */
  readonly simulator: Simulator | null;
  readonly settings: HttpSettings;
  /** At most some seconds old; null before the first check. */
  health(): StoreHealth | null;
  /** True once this process is about to stop: `/readyz` reports it, and everything else is still served. */
  isStopping(): boolean;
  /** null when tracing is off. */
  readonly tracing: Tracing | null;
  readonly log: Log;
}
