import { recordBy, recordOf } from '../audit/record.ts';
import type { PartnerKey } from './key.ts';
import { PARTNER } from './partner-record.ts';
import type { WebhookEndpoint } from './webhook.ts';

export const recordOfPartner = recordOf(PARTNER);

/** A key as the audit log records it. Neither the key's text nor its hash is part of the model. */
export const recordOfKey = recordBy<PartnerKey>({
  id: 'hidden',
  // Entries name the partner in another field.
  partnerId: 'hidden',
  kind: 'shown',
  mode: 'shown',
  label: 'shown',
  hint: 'shown',
  origins: 'shown',
  scopes: 'shown',
  ratePerMinute: 'shown',
  createdAt: 'hidden',
  lastUsedAt: 'hidden',
  expiresAt: 'hidden',
  revokedAt: 'hidden',
  version: 'hidden',
});

export const recordOfWebhook = recordBy<WebhookEndpoint>({
  id: 'hidden',
  partnerId: 'shown',
  mode: 'shown',
  url: 'shown',
  description: 'shown',
  events: 'shown',
  enabled: 'shown',
  secrets: 'hidden',
  createdAt: 'hidden',
  version: 'hidden',
});
