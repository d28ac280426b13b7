import type { KeyMode } from '@wondercast/core/people/caller';
import { webhookRule } from '@wondercast/core/people/partners/rules';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@wondercast/core/people/partners/webhook';
import { webhookApi } from '../../api/admin/webhooks.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { WebhookWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { eventsWords } from './partner-words.ts';

export interface WebhookDraft {
  readonly url: string;
  readonly description: string;
  /** null for bookings of all partners. Only set for a new one. */
  readonly partnerId: number | null;
  readonly mode: KeyMode;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}

const draftOf = (webhook: WebhookWire | null): WebhookDraft => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  partnerId: webhook?.partnerId ?? null,
  mode: webhook?.mode ?? 'live',
  events: webhook?.events ?? WEBHOOK_EVENTS,
  enabled: webhook?.enabled ?? true,
});

const bodyOf = (draft: WebhookDraft): Body<'/api/admin/webhooks', 'post'> => ({
  ...draft,
  url: draft.url.trim(),
  events: [...draft.events],
});

const labels: Readonly<Record<keyof WebhookDraft, string>> = {
  url: 'Address',
  description: 'Description',
  partnerId: 'Bookings of',
  mode: 'Data',
  events: 'Events',
  enabled: 'Enabled',
};

export const WEBHOOK = recordKind({
  title: 'Webhook',
  noun: 'webhook',
  api: webhookApi,
  rule: webhookRule,
  draftOf,
  bodyOf,
  labels,
  wordsOf: (draft, name) => (name === 'events' ? eventsWords(draft.events) : String(draft[name] ?? '')),
});
