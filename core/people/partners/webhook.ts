import type { KeyMode } from '../caller.ts';
import type { PartnerRef } from './partner.ts';

/** The events of a booking and of its sessions. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.unconfirmed',
  'booking.rescheduled',
  'booking.amended',
  'booking.cancelled',
  'booking.paid',
  'booking.refunded',
  'session.agreed',
  'session.moved',
  'session.cancelled',
  'session.delivered',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A secret that signs messages; `until` is when a replaced one stops signing, null for the present one. */
export interface WebhookSecret {
  readonly secret: string;
  readonly until: Date | null;
}

/** A webhook endpoint, which is notified of bookings. */
export interface WebhookEndpoint {
  readonly id: number;
  /** Only this partner's bookings; null for all. */
  readonly partnerId: number | null;
  /** Whether it gets events of the live shop or of the test shop. */
  readonly mode: KeyMode;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
  /** Newest first. */
  readonly secrets: readonly WebhookSecret[];
  readonly createdAt: Date;
  readonly version: number;
}

export type NewWebhookEndpoint = Omit<WebhookEndpoint, 'id' | 'version'>;

/** An endpoint with its present secret, which is shown once. */
export interface WebhookWithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/** The secrets that sign at an instant, newest first. */
export const signingSecrets = ({ secrets }: WebhookEndpoint, now: Date): readonly string[] =>
  secrets.filter(({ until }) => until === null || until > now).map(({ secret }) => secret);

export const SECRET_PREFIX = 'whsec_';

/** One attempt to deliver to an endpoint. */
export interface DeliveryAttempt {
  readonly at: Date;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  /** Why it does not count as delivered; null when it does. */
  readonly error: string | null;
  readonly ms: number;
}

export const WEBHOOK_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

const IS_TO_BE_DELIVERED: Readonly<Record<WebhookDeliveryState, boolean>> = {
  pending: true,
  delivered: false,
  failed: false,
};

/** Whether there will be further attempts. */
export const isToBeDelivered = ({ state }: { readonly state: WebhookDeliveryState }): boolean =>
  IS_TO_BE_DELIVERED[state];

/** One event for one endpoint. */
export interface WebhookDelivery {
  /** Sent as `webhook-id`; the same in every attempt, so that receivers can recognize repeats. */
  readonly id: string;
  readonly endpointId: number;
  readonly event: WebhookEvent;
  readonly bookingId: number;
  readonly reference: string;
  /** The text of the body, which is signed and sent. */
  readonly body: string;
  readonly state: WebhookDeliveryState;
  readonly createdAt: Date;
  /** null when there will be no further attempt. */
  readonly nextAt: Date | null;
  /** Oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** The booking that an event is about. */
export interface EventSubject {
  readonly id: number;
  readonly reference: string;
  readonly partner: PartnerRef | null;
  /** The session that the event is about, for an event of one session. */
  readonly sessionId?: string;
}

/** The body of an event: ids only. A receiver that may know more reads it with a key. */
export const eventBody = (
  event: WebhookEvent,
  { id, reference, partner, sessionId }: EventSubject,
  at: Date,
  mode: KeyMode,
): string =>
  JSON.stringify({
    type: event,
    ...(mode === 'test' && { test: true }),
    timestamp: at.toISOString(),
    data: {
      bookingId: id,
      bookingReference: reference,
      partnerId: partner?.id ?? null,
      ...(sessionId !== undefined && { sessionId }),
    },
  });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second attempt and those after it, in milliseconds: three days in all. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20.4 * HOUR,
];

/** How long deliveries stay in the log, in milliseconds. */
export const DELIVERY_KEPT_MS = 30 * 24 * HOUR;
