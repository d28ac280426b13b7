import { readFileSync } from 'node:fs';
import type { PasswordHasher } from '@wondercast/core/people/account/ports';
import type { Ports, Shop } from '@wondercast/core/shop';
import type { OpenApiDocument } from '@wondercast/openapi/document';
import { Container } from 'inversify';
import { argon2Passwords } from '../argon2/argon2-passwords.ts';
import { openBrandLogo } from '../brand/brand-logo.ts';
import { liveLogo } from '../brand/live-logo.ts';
import { calendarInvites } from '../calendar/calendar-invites.ts';
import { createListener } from '../http/app.ts';
import type { HttpDeps, HttpSettings, StoreHealth } from '../http/deps.ts';
import { prepareBrandLogo } from '../http/from-memory/brand-logo.ts';
import { type LiveSnapshot, liveSnapshot } from '../http/from-memory/live-snapshot.ts';
import type { Web } from '../http/from-memory/pages.ts';
import { type ReplyCache, replyCache } from '../http/from-memory/reply-cache.ts';
import type { Log } from '../http/log.ts';
import { keyRate, noKeyRate } from '../http/partners/key-rate.ts';
import { type KeyUses, keyUses } from '../http/partners/key-uses.ts';
import { type LiveDirectory, liveDirectory } from '../http/partners/live-directory.ts';
import { partnerAdmission } from '../http/partners/partner-admission.ts';
import type { Listener } from '../http/pipeline/internal-fetch.ts';
import { whichShop } from '../http/which-shop.ts';
import { countedLimits } from '../metrics/counted-work.ts';
import type { ShopMetrics } from '../metrics/shop-metrics.ts';
import { pdfDocuments } from '../pdf/invoice-documents.ts';
import type { Part } from '../processes/child.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { createClock } from '../system/clock.ts';
import type { Tracing } from '../system/tracing.ts';
import { assembleShop } from './assemble-shop.ts';
import { type Config, ConfigError } from './config.ts';
import { limitedMailer } from './limited-mailer.ts';
import { liveProfile } from './live-profile.ts';
import { mailTransport } from './mail-transport.ts';
import { portsModule, servicesModule, storageModule } from './modules.ts';
import { octoEdge } from './octo-edge.ts';
import { nodeState, openMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';
import { openPaymentProvider } from './payment-provider.ts';
import { openStorage, type ReportStep, type StorageParts } from './storage.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { TOKENS } from './tokens.ts';

/** The assembled shop: core, storage, and the listener that serves it. */
export interface Assembly {
  readonly shop: Shop;
  readonly ports: Ports;
  readonly storage: StorageParts;
  readonly live: LiveSnapshot;
  readonly directory: LiveDirectory;
  readonly keyUses: KeyUses;
  /** null when metrics are off. */
  readonly metrics: ShopMetrics | null;
  /** null when tracing is off. */
  readonly tracing: Tracing | null;
  readonly testShop: TestShop;
  /** Reads the health of the job queue for `/readyz`. */
  refreshHealth(): Promise<void>;
  /** From now on `/readyz` reports that this process is stopping. */
  announceStop(): void;
  readonly listener: Listener;
  /** The simulated payment provider; null when payments are real. */
  readonly simulator: Simulator | null;
}

export interface AssemblyOptions {
  /** The storefront; null to serve only the API. */
  readonly web: (cache: ReplyCache) => Promise<Web> | Web | null;
  /** Whether to validate every reply against the OpenAPI document. */
  readonly checkReplies?: boolean;
  /** Receives the steps of the start; by default they go to the log. */
  readonly reportStep?: ReportStep;
  /** This machine's clock, in milliseconds. */
  readonly ownTime?: () => number;
  /** The part of this process when it is one of several; null when it runs alone. */
  readonly part?: Part | null;
  /** By default Argon2 at its recommended cost. There is no setting for it, so production always uses that. */
  readonly passwords?: PasswordHasher;
}

const settingsOf = (config: Config, checkReplies: boolean): HttpSettings => ({
  publicUrl: config.publicUrl,
  production: config.production,
  sessionSecret: config.sessionSecret,
  trustProxy: config.trustProxy,
  referencePrefix: config.brand.referencePrefix,
  readLagMs: config.database.readUrl ? config.database.readLagMs : null,
  checkReplies,
  configuredLogo: config.brand.logo,
  publicConfig: {
    publicUrl: config.publicUrl,
    demoUrl: config.brand.demoUrl,
    contactFormUrl: config.brand.contactFormUrl,
    payments: config.payments,
    stripePublishableKey: config.stripe?.publishableKey ?? null,
    videoHosts: [...config.videoHosts],
    imageHosts: [...config.imageHosts],
    imageHostSwap: config.imageHostSwap,
  },
});

let document: OpenApiDocument | null = null;
/** Read once, because what is compiled from it is cached by object and shared by all shops of this process. */
const readDocument = (): OpenApiDocument => {
  document ??= JSON.parse(
    readFileSync(new URL(import.meta.resolve('@wondercast/openapi/generated/openapi.json')), 'utf8'),
  ) as OpenApiDocument;
  return document;
};

/** Binds every port to the adapter that the configuration names. */
export const compose = async (config: Config, log: Log, options: AssemblyOptions): Promise<Assembly> => {
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.log).toConstantValue(log);
  container.bind(TOKENS.document).toConstantValue(readDocument());
  const reportStep = options.reportStep ?? ((line) => log.info({}, line));
  const noLogo = (error: unknown) =>
    log.warn({ err: error }, 'The logo cannot be loaded: mails and invoices show the name');
  const clock = createClock(options.ownTime);
  container.bind(TOKENS.clock).toConstantValue(clock);
  const configuredLogo = await openBrandLogo(config.brand, noLogo, clock.machineMs).catch((error: Error) => {
    throw new ConfigError([error.message]);
  });
  const logo = liveLogo(configuredLogo, config.brand.logo, noLogo, clock.machineMs);
  container.bind(TOKENS.brandLogo).toConstantValue(logo);
  const { profile, follow } = liveProfile(config);
  container.bind(TOKENS.profile).toConstantValue(profile);
  container.bind(TOKENS.passwords).toConstantValue(options.passwords ?? argon2Passwords());
  const tracing = await openTracing(config);
  const storage = await openStorage(config, log, reportStep, clock, tracing);
  container.bind(TOKENS.storage).toConstantValue(storage);
  container.bind(TOKENS.paymentProvider).toConstantValue(await openPaymentProvider(config, storage, clock));
  await container.load(storageModule, servicesModule, portsModule);

  const metrics = await openMetrics(config);
  const boundPorts = container.get(TOKENS.ports);
  const limits = container.get(TOKENS.limits);
  const { shop, ports, octo } = assembleShop({
    ports: { ...boundPorts, mailer: limitedMailer(boundPorts.mailer, limits) },
    unitOfWork: storage.unitOfWork,
    read: storage.read,
    metrics,
    tracing,
  });
  const directory = liveDirectory(ports.read.partners, ports.now);
  const uses = keyUses((each) => ports.unitOfWork((store) => store.partnerKeys.used(each)), ports.now);
  const rate = config.rateLimits ? keyRate(storage.counts) : noKeyRate;
  const live = liveSnapshot(ports.read.catalogue, directory, container.get(TOKENS.pulse), log);
  // Registered before all other listeners, because the others use the profile.
  live.onVersion(({ settings }) => {
    follow(settings);
    logo.follow(ports.images, profile.logo);
  });
  const cache = replyCache();
  if (configuredLogo.file && config.brand.logo)
    prepareBrandLogo(cache, { url: config.brand.logo, ...configuredLogo.file }, config.production);
  let health: StoreHealth | null = null;
  let stopping = false;
  const { simulator } = container.get(TOKENS.paymentProvider);
  const admission = partnerAdmission({ directory, rate, uses, now: ports.now, mode: 'live' });
  const documents = pdfDocuments({ brand: () => profile.name, logo: logo.image });
  const deps: HttpDeps = {
    shop,
    ports,
    live,
    cache,
    directory,
    partnerAdmission: admission,
    keyUses: uses,
    keyRate: rate,
    sessions: container.get(TOKENS.sessions),
    staffSessions: null,
    mode: 'live',
    get testShop() {
      return testShop;
    },
    limits: metrics ? countedLimits(limits, metrics.work) : limits,
    images: container.get(TOKENS.images),
    simulator,
    settings: settingsOf(config, options.checkReplies ?? false),
    health: () => health,
    tracing,
    isStopping: () => stopping,
    statements: documents,
    octo: octo({
      live,
      edge: octoEdge(admission),
      vouchers: documents,
      publicUrl: config.publicUrl,
      unexpected: (err, operation) => log.error({ err, operation }, 'Unexpected failure'),
    }),
    log,
  };
  const web = await options.web(cache);
  const document = container.get(TOKENS.document);
  const testShop: TestShop = openTestShop({
    config,
    clock,
    storage,
    deps,
    live: { shop, read: ports.read },
    document,
    web,
    transport: mailTransport(config, { logo: logo.image, profile, log }),
    documents: documents.stamped,
    invitesOf: (of) => calendarInvites({ shop: of, now: clock.now }),
  });
  const listener = whichShop({
    live: createListener(deps, document, web),
    test: testShop,
    directory,
    publicUrl: config.publicUrl,
  });
  const refreshHealth = async () => {
    health = await storage.health();
  };
  const announceStop = () => {
    stopping = true;
  };
  const node = {
    live,
    directory,
    now: ports.now,
    health: () => health,
    draining: () => stopping,
    testData: () => ({ isOpen: testShop.state().isOpen, figures: testShop.figures() }),
    config,
  };
  metrics?.watch(nodeState(node), storage.observable);
  return {
    shop,
    ports,
    storage,
    live,
    directory,
    keyUses: uses,
    testShop,
    refreshHealth,
    announceStop,
    metrics,
    tracing,
    listener,
    simulator,
  };
};
