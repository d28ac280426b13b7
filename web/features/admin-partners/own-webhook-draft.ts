import type { KeyMode } from '@wondercast/core/people/caller';
import { ownWebhookRule } from '@wondercast/core/people/partners/rules';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@wondercast/core/people/partners/webhook';
import { ownWebhookApi } from '../../api/partner/partner.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { WebhookWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { eventsWords } from './partner-words.ts';

interface Draft {
  readonly url: string;
  readonly description: string;
  readonly mode: KeyMode;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}

const draftOf = (webhook: WebhookWire | null): Draft => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  mode: webhook?.mode ?? 'test',
  events: webhook?.events ?? WEBHOOK_EVENTS,
  enabled: webhook?.enabled ?? true,
});

const bodyOf = (draft: Draft): Body<'/api/partner/webhooks', 'post'> => ({
  ...draft,
  url: draft.url.trim(),
  events: [...draft.events],
});

export const OWN_WEBHOOK = recordKind({
  title: 'Webhook',
  noun: 'webhook',
  api: ownWebhookApi,
  rule: ownWebhookRule,
  draftOf,
  bodyOf,
  labels: { url: 'Address', description: 'Description', mode: 'Data', events: 'Events', enabled: 'Enabled' },
  wordsOf: (draft, name) => (name === 'events' ? eventsWords(draft.events) : String(draft[name])),
});
