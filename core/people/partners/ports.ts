import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Mailer, MailLook } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Invitations } from '../account/invitation.ts';
import type { AdminStore, MailingShop } from '../account/ports.ts';
import type { Directory } from './directory.ts';
import type { NewPartnerKey, PartnerKey } from './key.ts';
import type { NewPartner, Partner } from './partner.ts';
import type { TestMail } from './test-mail.ts';
import type {
  EventSubject,
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookEndpoint,
  WebhookEvent,
} from './webhook.ts';

/** Companies that sell the shop's experiences elsewhere. Partners are never removed: bookings refer to them. */
export interface Partners {
  /** @throws Refusal 'conflict' when the name exists in any case. */
  add(partner: NewPartner): Promise<Partner>;
  byId(id: number): Promise<Partner | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<Partner | null>;
  /** Writes what can change and raises the version. @throws Refusal 'conflict' when the name exists in any case. */
  save(partner: Partner): Promise<Partner>;
  /** By name. */
  all(): Promise<readonly Partner[]>;
  /** Every key that is not revoked, and the version of the directory. */
  directory(): Promise<Directory>;
  /** Says that the directory has changed: every process loads it anew within a second. */
  raiseVersion(): Promise<void>;
}

export interface KeyUse {
  readonly keyId: number;
  readonly at: Date;
}

/** Keys of partners, without what they are kept as. */
export interface PartnerKeys {
  add(key: NewPartnerKey): Promise<PartnerKey>;
  byId(id: number): Promise<PartnerKey | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<PartnerKey | null>;
  /** Newest first; of one partner, or of all. */
  all(partnerId: number | null): Promise<readonly PartnerKey[]>;
  /** Writes what can change and raises the version. */
  save(key: PartnerKey): Promise<PartnerKey>;
  /** When keys were last used; an older instant than is known changes nothing. One statement for all. */
  used(uses: readonly KeyUse[]): Promise<void>;
}

/** Addresses that are notified of bookings. */
export interface WebhookEndpoints {
  add(endpoint: NewWebhookEndpoint): Promise<WebhookEndpoint>;
  byId(id: number): Promise<WebhookEndpoint | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<WebhookEndpoint | null>;
  /** Newest first. */
  all(): Promise<readonly WebhookEndpoint[]>;
  /** Writes what can change and raises the version. */
  save(endpoint: WebhookEndpoint): Promise<WebhookEndpoint>;
  /** With its deliveries. */
  remove(id: number): Promise<void>;
}

/** One address for each partner. */
export interface TestMails {
  of(partnerId: number): Promise<TestMail | null>;
  all(): Promise<readonly TestMail[]>;
  /** Takes the place of the one before, and is to be confirmed. */
  ask(partnerId: number, address: string, at: Date): Promise<void>;
  /** The link that is mailed confirms from now on; an earlier one does nothing any longer. */
  keepLink(partnerId: number, tokenHash: string): Promise<void>;
  /** Also when it was confirmed before. null when no link is of this token. */
  confirm(tokenHash: string, at: Date): Promise<TestMail | null>;
  remove(partnerId: number): Promise<void>;
}

export interface DeliveryFilter {
  readonly endpointId: number | null;
  readonly state: WebhookDeliveryState | null;
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** The log of deliveries. */
export interface WebhookDeliveries {
  byId(id: string): Promise<WebhookDelivery | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: string): Promise<WebhookDelivery | null>;
  /** Newest first; at most `limit`, those older than the delivery `before` when it is given. */
  page(
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<DeliveryPage>;
  /** Writes state, next attempt and attempts. */
  save(delivery: WebhookDelivery): Promise<void>;
  /** Forgets those made before an instant. */
  expire(before: Date): Promise<void>;
}

/** Publishes events to the endpoints that subscribe to them. */
export interface EventPublisher {
  /**
   * Writes one delivery, with its job, for every endpoint that subscribes to it; part of the unit of work. Without endpoints
   * it costs nothing.
   */
  publish(event: WebhookEvent, booking: EventSubject): Promise<void>;
}

/** One message as it leaves. */
export interface WebhookMessage {
  readonly url: string;
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** Each signs. */
  readonly secrets: readonly string[];
}

/** The outcome of sending: the answer's status, or why there was none. */
export interface WebhookOutcome {
  readonly status: number | null;
  readonly error: string | null;
  readonly ms: number;
}

/** Sends signed messages by the Standard Webhooks conventions. */
export interface WebhookSender {
  /** Why this address cannot be one of an endpoint; null when it can. Looks at the address alone. */
  objection(url: string): string | null;
  /** Never throws: a failure is an outcome. At most ten seconds; redirects are not followed. */
  send(message: WebhookMessage): Promise<WebhookOutcome>;
}

/** What is stored of partners. */
export interface PartnerStore extends AdminStore {
  readonly partners: Partners;
  readonly partnerKeys: PartnerKeys;
  readonly invitations: Invitations;
  readonly testMails: TestMails;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookDeliveries: WebhookDeliveries;
  readonly events: EventPublisher;
  readonly jobs: Jobs;
}

/** What partners need of the world. */
export interface PartnerPorts extends Stored<PartnerStore>, Clock, Secrets {
  readonly webhooks: WebhookSender;
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly profile: MailingShop;
  /** A fresh secret that signs webhooks, as the Standard Webhooks conventions write one. */
  newWebhookSecret(): string;
}
