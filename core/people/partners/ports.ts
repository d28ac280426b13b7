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

/** Companies that sell the shop's experiences elsewhere. Partners are never removed, because bookings refer to them. */
export interface Partners {
  /** @throws Refusal 'conflict' when the name is taken, regardless of case. */
  add(partner: NewPartner): Promise<Partner>;
  byId(id: number): Promise<Partner | null>;
  /** Like `byId`, and locks the partner until the unit of work ends. */
  lock(id: number): Promise<Partner | null>;
  /**
   * Saves what can change and raises the version.
   * @throws Refusal 'conflict' when the name is taken, regardless of case.
   */
  save(partner: Partner): Promise<Partner>;
  /** Sorted by name. */
  all(): Promise<readonly Partner[]>;
  /** Every key that is not revoked, and the version of the directory. */
  directory(): Promise<Directory>;
  /** Marks the directory as changed: every process loads it again within a second. */
  raiseVersion(): Promise<void>;
}

export interface KeyUse {
  readonly keyId: number;
  readonly at: Date;
}

/** Keys of partners, without their hashes. */
export interface PartnerKeys {
  add(key: NewPartnerKey): Promise<PartnerKey>;
  byId(id: number): Promise<PartnerKey | null>;
  /** Like `byId`, and locks the key until the unit of work ends. */
  lock(id: number): Promise<PartnerKey | null>;
  /** Newest first; the keys of one partner, or of all. */
  all(partnerId: number | null): Promise<readonly PartnerKey[]>;
  /** Saves what can change and raises the version. */
  save(key: PartnerKey): Promise<PartnerKey>;
  /** Records when keys were last used; an older instant than the stored one changes nothing. One statement for all. */
  used(uses: readonly KeyUse[]): Promise<void>;
}

/** Webhook endpoints, which are notified of bookings. */
export interface WebhookEndpoints {
  add(endpoint: NewWebhookEndpoint): Promise<WebhookEndpoint>;
  byId(id: number): Promise<WebhookEndpoint | null>;
  /** Like `byId`, and locks the endpoint until the unit of work ends. */
  lock(id: number): Promise<WebhookEndpoint | null>;
  /** Newest first. */
  all(): Promise<readonly WebhookEndpoint[]>;
  /** Saves what can change and raises the version. */
  save(endpoint: WebhookEndpoint): Promise<WebhookEndpoint>;
  /** Removes the endpoint with its deliveries. */
  remove(id: number): Promise<void>;
}

/** Addresses for test mails: one per partner. */
export interface TestMails {
  of(partnerId: number): Promise<TestMail | null>;
  all(): Promise<readonly TestMail[]>;
  /** Replaces the partner's address; the new one is unconfirmed. */
  ask(partnerId: number, address: string, at: Date): Promise<void>;
  /** Stores the link that was mailed, which confirms from now on; an earlier link no longer works. */
  keepLink(partnerId: number, tokenHash: string): Promise<void>;
  /** Confirms the address, also when it was confirmed before. null when no link has this token. */
  confirm(tokenHash: string, at: Date): Promise<TestMail | null>;
  remove(partnerId: number): Promise<void>;
}

export interface DeliveryFilter {
  readonly endpointId: number | null;
  readonly state: WebhookDeliveryState | null;
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** The log of webhook deliveries. */
export interface WebhookDeliveries {
  byId(id: string): Promise<WebhookDelivery | null>;
  /** Like `byId`, and locks the delivery until the unit of work ends. */
  lock(id: string): Promise<WebhookDelivery | null>;
  /** Newest first, at most `limit`; only those older than the delivery `before`, when it is given. */
  page(
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<DeliveryPage>;
  /** Saves state, next attempt and attempts. */
  save(delivery: WebhookDelivery): Promise<void>;
  /** Deletes deliveries that were made before an instant. */
  expire(before: Date): Promise<void>;
}

/** Publishes events to the webhook endpoints that subscribe to them. */
export interface EventPublisher {
  /**
   * Writes a delivery and its job for every endpoint that subscribes to the event, inside the unit of work. Without endpoints it costs
   * nothing.
   */
  publish(event: WebhookEvent, booking: EventSubject): Promise<void>;
}

/** One webhook message, ready to be sent. */
export interface WebhookMessage {
  readonly url: string;
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** The message is signed with each of these. */
  readonly secrets: readonly string[];
}

/** The outcome of sending: the status of the answer, or why there was none. */
export interface WebhookOutcome {
  readonly status: number | null;
  readonly error: string | null;
  readonly ms: number;
}

/** Sends signed messages according to Standard Webhooks. */
export interface WebhookSender {
  /** Why this address cannot be a webhook endpoint; null when it can. It checks the text of the address only. */
  objection(url: string): string | null;
  /** Never throws: a failure is an outcome. It takes at most ten seconds, and does not follow redirects. */
  send(message: WebhookMessage): Promise<WebhookOutcome>;
}

/** What partners read and write in the store. */
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

/** What partners need from outside the core. */
export interface PartnerPorts extends Stored<PartnerStore>, Clock, Secrets {
  readonly webhooks: WebhookSender;
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly profile: MailingShop;
  /** A new secret that signs webhooks, in the form of Standard Webhooks. */
  newWebhookSecret(): string;
}
