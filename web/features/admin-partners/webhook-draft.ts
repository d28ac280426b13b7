import { WEBHOOK_EVENTS, type WebhookEvent } from '@wondercast/core/partners/webhook';
import type { Body } from '../../api/transport/contract.ts';
import type { WebhookWire } from '../../api/transport/wire.ts';

export interface WebhookDraft {
  readonly url: string;
  readonly description: string;
  /** Null for everybody's bookings; only of a new one. */
  readonly partnerId: number | null;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}

export const draftOf = (webhook: WebhookWire | null): WebhookDraft => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  partnerId: webhook?.partnerId ?? null,
  events: webhook?.events ?? WEBHOOK_EVENTS,
  enabled: webhook?.enabled ?? true,
});

export const bodyOf = (draft: WebhookDraft): Body<'/api/admin/webhooks', 'post'> => ({
  ...draft,
  url: draft.url.trim(),
  events: [...draft.events],
});

export const LABELS: Readonly<Record<keyof WebhookDraft, string>> = {
  url: 'Address',
  description: 'Description',
  partnerId: 'Bookings of',
  events: 'Events',
  enabled: 'Enabled',
};
