import type { WebhookEvent } from '../../people/partners/webhook.ts';

/** What the audit log says was done with a session: `session.agreed` for `agreed`. */
export type SessionAction =
  | 'preferences-set'
  | 'suggested'
  | 'suggestion-withdrawn'
  | 'suggestion-expired'
  | 'agreed'
  | 'moved'
  | 'reopened'
  | 'delivered'
  | 'resumed'
  | 'changed'
  | 'cancelled';

/** What partners are told of each; null where they are told nothing. */
const EVENTS: Readonly<Record<SessionAction, WebhookEvent | null>> = {
  'preferences-set': null,
  suggested: null,
  'suggestion-withdrawn': null,
  'suggestion-expired': null,
  agreed: 'session.agreed',
  moved: 'session.moved',
  reopened: null,
  delivered: 'session.delivered',
  resumed: null,
  changed: null,
  cancelled: 'session.cancelled',
};

/** What partners are told of an action; null when nothing. */
export const eventOfAction = (action: SessionAction): WebhookEvent | null => EVENTS[action];
