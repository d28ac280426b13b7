import type { KeyKind, KeyMode, Scope } from '@wondercast/core/people/caller';
import type { KeyState } from '@wondercast/core/people/partners/key';
import {
  WEBHOOK_EVENTS,
  type WebhookDeliveryState,
  type WebhookEvent,
} from '@wondercast/core/people/partners/webhook';
import type { BadgeTone } from '../../ui/primitives/Badge.tsx';

interface Status {
  readonly tone: BadgeTone;
  readonly words: string;
}

export const kindWords = (kind: KeyKind): string => (kind === 'publishable' ? 'Publishable' : 'Secret');

export const modeWords = (mode: KeyMode): string => (mode === 'live' ? 'Live shop' : 'Test shop');

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'bookings:write': 'Place bookings',
  'bookings:read': 'Read its bookings',
  'statement:read': 'Read its statement',
};

export const scopeWords = (scope: Scope): string => SCOPE_WORDS[scope];

export const KEY_STATUS: Readonly<Record<KeyState, Status>> = {
  live: { tone: 'ok', words: 'Active' },
  expiring: { tone: 'warn', words: 'Being replaced' },
  expired: { tone: 'flat', words: 'Replaced' },
  revoked: { tone: 'flat', words: 'Revoked' },
};

/** Such as "Created" for `booking.created` and "Session moved" for `session.moved`. */
export const eventWords = (event: WebhookEvent): string => {
  const word = event.replace(/^booking\./, '').replace('.', ' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** The events of a webhook. */
export const eventsWords = (events: readonly WebhookEvent[]): string =>
  events.length === WEBHOOK_EVENTS.length ? 'All events' : events.map(eventWords).join(', ');

export const DELIVERY_STATUS: Readonly<Record<WebhookDeliveryState, Status>> = {
  pending: { tone: 'warn', words: 'Pending' },
  delivered: { tone: 'ok', words: 'Delivered' },
  failed: { tone: 'bad', words: 'Failed' },
};
