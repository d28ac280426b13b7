import { Refusal } from '@wondercast/core/kernel/refusal';
import {
  type Emptied,
  TEST_DATA_KEPT_MS,
  TEST_PATH,
  TEST_REFERENCE,
  TEST_TOKEN,
} from '@wondercast/core/people/partners/test-data';
import { deliverWebhook } from '@wondercast/core/people/partners/use-cases/deliver-webhook';
import { testDeliveries } from '@wondercast/core/people/partners/use-cases/test-deliveries';
import { type Ports, performersOf, type Shop } from '@wondercast/core/shop';
import type { OpenApiDocument } from '@wondercast/openapi/document';
import { createListener } from '../http/app.ts';
import type { HttpDeps } from '../http/deps.ts';
import type { Web } from '../http/from-memory/pages.ts';
import type { ReplyCache } from '../http/from-memory/reply-cache.ts';
import { partnerAdmission } from '../http/partners/partner-admission.ts';
import type { Listener } from '../http/pipeline/internal-fetch.ts';
import { simulatedOffices } from '../simulator/simulated-offices.ts';
import { createSimulator } from '../simulator/simulator.ts';
import type { Clock } from '../system/clock.ts';
import { originatingTasks } from '../system/job-origin.ts';
import { liveStaffing } from '../system/live-staffing.ts';
import { newToken, referenceMaker } from '../system/secrets.ts';
import { assembleShop } from './assemble-shop.ts';
import type { Config } from './config.ts';
import { limitedMailer } from './limited-mailer.ts';
import { octoEdge } from './octo-edge.ts';
import { runSequentially } from './run-sequentially.ts';
import { startReconciling } from './start-reconciling.ts';
import type { StorageParts } from './storage.ts';
import { testMailer } from './test-mailer.ts';
import { testProfile } from './test-profile.ts';
import type { TestFigures, TwinStorage } from './twin-storage.ts';

/** Why test mode is unavailable; null when there is none to open or it is open. */
export type TestState = { readonly isOpen: boolean; readonly problem: string | null };

/** A second shop with its own data, for partners' test keys. */
export interface TestShop {
  /** Whether a valid test key exists, so that somebody could call it. */
  isWanted(): boolean;
  state(): TestState;
  /** Figures from the last periodic run; null while the test shop has not been opened. */
  figures(): TestFigures | null;
  /** Opens the test shop on the first call and brings it up to date with the live shop. @throws Refusal 'unavailable' */
  listener(): Promise<Listener>;
  /** Deletes test data. Returns the number of deleted bookings. @throws Refusal 'unavailable' */
  empty(emptied: Emptied): Promise<number>;
  /** Deliveries of a webhook with test data. @throws Refusal 'unavailable', and those of the live shop's use case */
  webhookLog: Shop['webhookLog'];
  /** @throws Refusal 'unavailable', and those of the live shop's use case */
  replayDelivery: Shop['replayDelivery'];
  /** @throws Refusal 'unavailable' */
  sendExample: Shop['sendExample'];
  /** Periodic work. Does nothing while nobody tests. */
  runPeriodicWork(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestShopParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly storage: StorageParts;
  /** Dependencies of the live shop, used for everything that the test shop does not have itself. */
  readonly deps: HttpDeps;
  readonly live: { readonly shop: Shop; readonly read: Ports['read'] };
  readonly document: OpenApiDocument;
  readonly web: Web | null;
  /** Sends what the test mailer lets through. Not the transport of the live shop. */
  readonly transport: Ports['mailer'];
  readonly documents: Ports['invoiceDocuments'] &
    HttpDeps['statements'] &
    Parameters<ReturnType<typeof assembleShop>['octo']>[0]['vouchers'];
  readonly invitesOf: (profile: Ports['profile']) => Ports['invites'];
}

const UNREACHABLE = 'Test data cannot be reached just now. Please try again.';
/** After a failed opening, further attempts wait this long, so that many calls do not strain an unavailable server. */
const AGAIN_MS = 2_000;
/** How old the mirrored data may be when a call is answered, in milliseconds. */
const FOLLOW_MS = 1_000;
/** Its workers stop when there has been no call for this long and no job is due. */
const IDLE_MS = 10 * 60_000;

const NOTHING_CACHED: ReplyCache = {
  get: () => undefined,
  put: () => {},
  putStatic: () => {},
  putComputed: () => {},
  startVersion: () => {},
};

interface Opened {
  readonly shop: Shop;
  readonly twin: TwinStorage;
  readonly listener: Listener;
}

/** The web for the test shop: its pages are marked as a test, and their links stay in the test shop. */
const testWeb = (web: Web | null): Web | null =>
  web && {
    ...web,
    renderer: async () => {
      const renderer = await web.renderer();
      return {
        ...renderer,
        inlineScripts: [...renderer.inlineScripts, ...renderer.testScripts],
        render: async (request) => {
          const rendered = await renderer.render({ ...request, base: TEST_PATH });
          const { location } = rendered;
          return location?.startsWith('/') ? { ...rendered, location: TEST_PATH + location } : rendered;
        },
      };
    },
  };

export const openTestShop = (parts: TestShopParts): TestShop => {
  const { config, clock, storage, deps, live, document, transport } = parts;
  const { directory, log, limits } = deps;
  let opening: Promise<Opened> | null = null;
  let opened: Opened | null = null;
  let problem: string | null = null;
  let figures: TestFigures | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let calledAt = clock.machineMs();
  let followedAt = Number.NEGATIVE_INFINITY;
  let following: Promise<void> | null = null;
  let reconciling: ReturnType<typeof startReconciling> | null = null;
  let stopped = false;
  let closing = Promise.resolve();

  const addressOf = async (partnerId: number): Promise<string | null> => {
    const mail = await live.read.testMails.of(partnerId);
    return mail?.confirmedAt ? mail.address : null;
  };

  const assemble = (twin: TwinStorage): Opened => {
    const profile = testProfile(config, deps.ports.profile);
    const testToken = () => TEST_TOKEN + newToken();
    const simulator = createSimulator({
      records: twin.simulatorRecords,
      secret: `test simulator ${config.sessionSecret}`,
      brand: config.brand.name,
      mark: 'test',
      now: clock.now,
      newToken: testToken,
    });
    const { unitOfWork, read } = twin;
    const given: Ports = {
      ...deps.ports,
      unitOfWork,
      read,
      staffing: liveStaffing(read, clock),
      payments: simulator,
      taxOffices: simulatedOffices,
      images: {
        read: deps.ports.images.read,
        add: async () => {
          throw new Refusal('forbidden', 'Pictures belong to the live shop.');
        },
        remove: async () => {},
      },
      mailer: testMailer(limitedMailer(transport, limits), addressOf),
      invoiceDocuments: parts.documents,
      invites: parts.invitesOf(profile),
      profile,
      newReference: referenceMaker(TEST_REFERENCE),
      newToken: testToken,
    };
    const { shop, ports, octo } = assembleShop({
      ports: given,
      unitOfWork,
      read,
      metrics: null,
      tracing: deps.tracing,
    });
    const admission = partnerAdmission({
      directory,
      rate: parts.deps.keyRate,
      uses: deps.keyUses,
      now: ports.now,
      mode: 'test',
      ownOrigin: new URL(config.publicUrl).origin,
    });
    const { publicUrl } = profile;
    const listener = createListener(
      {
        ...deps,
        shop,
        ports,
        mode: 'test',
        testShop: null,
        cache: NOTHING_CACHED,
        partnerAdmission: admission,
        sessions: twin.sessions,
        staffSessions: deps.sessions,
        simulator,
        settings: {
          ...deps.settings,
          publicUrl,
          referencePrefix: TEST_REFERENCE,
          readLagMs: null,
          publicConfig: {
            ...deps.settings.publicConfig,
            publicUrl,
            payments: 'simulator',
            stripePublishableKey: null,
          },
        },
        statements: parts.documents,
        octo: octo({
          live: deps.live,
          edge: octoEdge(admission),
          vouchers: parts.documents,
          publicUrl,
          unexpected: (err, operation) => log.error({ err, operation, shop: 'test' }, 'Unexpected failure'),
        }),
      },
      document,
      testWeb(parts.web),
    );
    return { shop, twin, listener };
  };

  const wake = ({ shop, twin }: Opened): void => {
    if (stopped || config.workers === 0) return;
    // Disabling an endpoint is written to the live shop, which stores the endpoints.
    const deliver = deliverWebhook(
      { read: twin.read, unitOfWork: twin.unitOfWork, now: clock.now, webhooks: deps.ports.webhooks },
      live.shop.disableWebhook,
    );
    twin.work(originatingTasks({ ...performersOf(shop), 'deliver-webhook': deliver }, log, deps.tracing));
    reconciling ??= startReconciling(shop, log);
  };

  const rest = async (): Promise<void> => {
    const ended = reconciling;
    reconciling = null;
    await Promise.all([ended?.stop(), opened?.twin.rest()]);
  };

  const open = async (): Promise<Opened> => {
    let twin: TwinStorage | null = null;
    try {
      twin = storage.openTwin();
      await twin.prepare();
      await twin.follow();
      followedAt = clock.machineMs();
      opened = assemble(twin);
      problem = null;
      wake(opened);
      log.info({ shop: 'test' }, 'Test data are open');
      return opened;
    } catch (err) {
      await twin?.close().catch(() => {});
      problem = err instanceof Error && err.name === 'NoTwin' ? err.message : UNREACHABLE;
      failedAt = clock.machineMs();
      log.warn({ err, shop: 'test' }, 'Test data cannot be opened');
      throw err;
    }
  };

  const openOnce = async (): Promise<Opened> => {
    if (opened) return opened;
    if (stopped || clock.machineMs() - failedAt < AGAIN_MS)
      throw new Refusal('unavailable', problem ?? UNREACHABLE);
    opening ??= open().finally(() => {
      opening = null;
    });
    try {
      return await opening;
    } catch {
      throw new Refusal('unavailable', problem ?? UNREACHABLE);
    }
  };

  /** Versions of the live shop that this process knows without asking the store. Changes of hosts and codes raise neither. */
  const versions = (): string => `${deps.live.current().version} ${directory.version()}`;
  let followed = '';

  /** Called when the test database is unavailable or was dropped. The next call connects again, or creates it anew. */
  const dropConnection = (): void => {
    const [gone, ended] = [opened, reconciling];
    opened = null;
    reconciling = null;
    followed = '';
    failedAt = clock.machineMs();
    // Closed in the background, because its workers may wait for replies that never come.
    closing = Promise.all([closing, ended?.stop(), gone?.twin.close()])
      .then(() => {})
      .catch(() => {});
  };

  /**
   * Copies changes of the live shop. A copy in progress may have begun before the change that the caller knows of, so it is awaited
   * and another one follows.
   */
  const follow = async ({ twin }: Opened): Promise<void> => {
    for (;;) {
      const known = versions();
      if (known === followed && clock.machineMs() - followedAt < FOLLOW_MS) return;
      if (following) {
        await following.catch(() => {});
        continue;
      }
      const beganAt = clock.machineMs();
      following = twin.follow();
      try {
        await following;
        followedAt = beganAt;
        followed = known;
      } catch (err) {
        log.warn({ err, shop: 'test' }, 'Test data cannot follow the live shop just now');
        dropConnection();
        throw new Refusal('unavailable', UNREACHABLE);
      } finally {
        following = null;
      }
    }
  };

  const deliveriesOf = ({ twin }: Opened) =>
    testDeliveries(deps.ports, { read: twin.read, unitOfWork: twin.unitOfWork });

  const ready = async (): Promise<Opened> => {
    calledAt = clock.machineMs();
    const open = await openOnce();
    await follow(open);
    if (!reconciling) wake(open);
    return open;
  };

  return {
    isWanted: () => directory.hasTestKeys(),
    state: () => ({ isOpen: opened !== null, problem }),
    figures: () => (opened ? figures : null),
    listener: async () => (await ready()).listener,
    empty: async (emptied) => {
      const { twin } = await ready();
      return twin.empty(emptied);
    },
    webhookLog: async (...asked) => deliveriesOf(await ready()).webhookLog(...asked),
    replayDelivery: async (...asked) => deliveriesOf(await ready()).replayDelivery(...asked),
    sendExample: async (...asked) => (await ready()).shop.sendExample(...asked),
    runPeriodicWork: async () => {
      if (!directory.hasTestKeys() && !opened) return;
      const open = await openOnce();
      const { twin, shop } = open;
      const now = deps.ports.now();
      await runSequentially(
        {
          deleteExpiredTests: () => twin.deleteExpired(now),
          remindOfTestSessions: shop.remindOfSessions,
          deliverEndedTestSessions: shop.deliverEndedSessions,
          forgetOldTests: async () => {
            await twin.empty({ partnerId: null, before: new Date(now.getTime() - TEST_DATA_KEPT_MS) });
          },
        },
        (err, task) => log.warn({ err, task }, 'Periodic work on test data failed'),
      )();
      figures = await twin.figures();
      if (await twin.hasJobs(new Date(now.getTime() + IDLE_MS))) wake(open);
      else if (clock.machineMs() - calledAt > IDLE_MS) await rest();
    },
    stop: async () => {
      stopped = true;
      await opening?.catch(() => {});
      await rest();
      await opened?.twin.close();
      await closing;
    },
  };
};
