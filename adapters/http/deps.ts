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
  /** How old what administrators are shown of lists may be, in milliseconds; null where there are no replicas. */
  readonly readLagMs: number | null;
  /** The reply of `GET /api/config`, but for what is set in the shop. */
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
  /** Where the configuration's logo is; pages may load it when it is of another host. */
  readonly configuredLogo: string | null;
  /** Validate every reply against the document, as tests and development do. */
  readonly checkReplies: boolean;
}

/** The health of the work that follows a commit. */
export interface StoreHealth {
  /** How long the job with the oldest due date has waited. */
  readonly oldestJobSeconds: number;
  /** Jobs that have used up their retries. */
  readonly deadJobs: number;
  /** Older bookings whose customer has received no mail. */
  readonly bookingsWithoutMail: number;
}

/** Images by file name. */
export interface ImageSource {
  /** null when the name is unknown. */
  read(
    file: string,
  ): Promise<{ readonly stream: Readable; readonly size: number; readonly type: string } | null>;
}

/** The test shop, as the live one sees it. */
export interface TestData {
  /** Whether anybody could call it: a key of it is alive. */
  isWanted(): boolean;
  state(): { readonly isOpen: boolean; readonly problem: string | null };
  /** Answers how many bookings are forgotten. @throws Refusal 'unavailable' */
  empty(emptied: Emptied): Promise<number>;
  /** What a webhook of test data was told. @throws Refusal 'unavailable', and as `webhookLog` of the shop */
  webhookLog: Shop['webhookLog'];
  /** Tells it once more. @throws Refusal 'unavailable', and as `replayDelivery` of the shop */
  replayDelivery: Shop['replayDelivery'];
  /** Tells a partner's webhooks of what never was. @throws Refusal 'unavailable' */
  sendExample: Shop['sendExample'];
}

export interface HttpDeps {
  readonly shop: Shop;
  readonly ports: Ports;
  readonly live: LiveSnapshot;
  readonly cache: ReplyCache;
  readonly sessions: Sessions;
  /** Where staff have signed in, for a shop in which nobody can; null where `sessions` has them. */
  readonly staffSessions: Sessions | null;
  /** Which shop this is. */
  readonly mode: KeyMode;
  /** Partners' test data; null in the test shop itself. */
  readonly testShop: TestData | null;
  readonly keyRate: KeyRate;
  readonly directory: LiveDirectory;
  readonly partnerAdmission: PartnerAdmission;
  readonly keyUses: KeyUses;
  readonly limits: RateLimits;
  readonly images: ImageSource;
  /** Draws a partner's statement, and lists, as PDF. */
  readonly statements: {
    state(paper: StatementPaper): Promise<Uint8Array>;
    list(paper: ListsPaper): Promise<Uint8Array>;
  };
  /** The standard of resellers, which has addresses of its own. */
  readonly octo: Octo;
  /** The simulated payment provider; null when payments are real. */
  readonly simulator: Simulator | null;
  readonly settings: HttpSettings;
  /** At most some seconds old; null before the first check. */
  health(): StoreHealth | null;
  /** True once this process is about to end: `/readyz` says so, and everything else is served as before. */
  isStopping(): boolean;
  /** null where nothing is traced. */
  readonly tracing: Tracing | null;
  readonly log: Log;
}
