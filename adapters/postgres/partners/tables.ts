import { defineEntity, p } from '@mikro-orm/core';
import { KEY_MODES, type KeyKind, type KeyMode, type Scope } from '@wondercast/core/people/caller';
import { PARTNER } from '@wondercast/core/people/partners/partner-record';
import type {
  DeliveryAttempt,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookSecret,
} from '@wondercast/core/people/partners/webhook';
import { WEBHOOK_DELIVERY_STATES } from '@wondercast/core/people/partners/webhook';
import { at, id, text, version } from '../driver/column-builders.ts';
import type { InJson } from '../driver/in-json.ts';
import { oneOf } from '../driver/one-of.ts';
import { keysIgnoringCase, recordColumns } from '../driver/record-columns.ts';

/** Partner companies whose sites sell the shop's experiences. */
export const PartnerRow = defineEntity({
  name: 'PartnerRow',
  tableName: 'partners',
  uniques: keysIgnoringCase('partners', PARTNER),
  properties: { id: id(), ...recordColumns(PARTNER), createdAt: at(), version: version() },
});

const modeColumn = () => text().$type<KeyMode>().default('live').check(oneOf('mode', KEY_MODES));

/** API keys by their SHA-256. Random texts of 256 bits need no slow hash. */
export const PartnerKeyRow = defineEntity({
  name: 'PartnerKeyRow',
  tableName: 'partner_keys',
  properties: {
    id: id(),
    partner: () => p.manyToOne(PartnerRow).index().deleteRule('cascade').updateRule('no action'),
    kind: text().$type<KeyKind>().check("kind in ('publishable', 'secret')"),
    mode: modeColumn(),
    label: text(),
    hint: text(),
    keyHash: text().unique(),
    origins: p.json().$type<readonly string[]>(),
    scopes: p.json().$type<readonly Scope[]>(),
    ratePerMinute: p.integer(),
    createdAt: at(),
    lastUsedAt: at().nullable(),
    expiresAt: at().nullable(),
    revokedAt: at().nullable(),
    version: version(),
  },
});

/** URLs that receive events about bookings. Their secrets are needed for signing, so they are stored in plain text. */
export const WebhookEndpointRow = defineEntity({
  name: 'WebhookEndpointRow',
  tableName: 'webhook_endpoints',
  properties: {
    id: id(),
    partner: () => p.manyToOne(PartnerRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    mode: modeColumn(),
    url: text(),
    description: text(),
    events: p.json().$type<readonly WebhookEvent[]>(),
    enabled: p.boolean(),
    secrets: p.json().$type<readonly InJson<WebhookSecret>[]>(),
    createdAt: at(),
    version: version(),
  },
});

/** The confirmed address for a partner's test mails. */
export const PartnerTestMailRow = defineEntity({
  name: 'PartnerTestMailRow',
  tableName: 'partner_test_mails',
  properties: {
    partner: () => p.manyToOne(PartnerRow).primary().deleteRule('cascade').updateRule('no action'),
    address: text(),
    tokenHash: text().nullable(),
    askedAt: at(),
    confirmedAt: at().nullable(),
  },
});

export const WebhookDeliveryRow = defineEntity({
  name: 'WebhookDeliveryRow',
  tableName: 'webhook_deliveries',
  indexes: [{ name: 'webhook_deliveries_created_at_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: text().primary(),
    endpoint: () => p.manyToOne(WebhookEndpointRow).index().deleteRule('cascade').updateRule('no action'),
    event: text().$type<WebhookEvent>(),
    bookingId: p.integer(),
    reference: text(),
    body: text(),
    state: text().$type<WebhookDeliveryState>().check(oneOf('state', WEBHOOK_DELIVERY_STATES)),
    createdAt: at(),
    nextAt: at().nullable(),
    attempts: p.json().$type<readonly InJson<DeliveryAttempt>[]>(),
  },
});
