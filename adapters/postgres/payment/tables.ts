import { defineEntity, p } from '@mikro-orm/core';
import type { AttentionReason } from '@wondercast/core/money/payment/attention';
import type { CardUsed } from '@wondercast/core/money/payment/card-used';
import type { EntryStatus } from '@wondercast/core/money/payment/entry-status';
import { ENTRY_STATUSES } from '@wondercast/core/money/payment/entry-status';
import type { Intent, IntentPurpose, Revision } from '@wondercast/core/money/payment/intent';
import type { IntentState } from '@wondercast/core/money/payment/intent-states';
import { INTENT_STATES } from '@wondercast/core/money/payment/intent-states';
import type { EntryKind } from '@wondercast/core/money/payment/ledger';
import type { MatterReason } from '@wondercast/core/money/payment/matter';
import { UserRow } from '../account/tables.ts';
import { BookingRow } from '../booking/tables.ts';
import { CUSTOMER_MONEY_TRIGGERS } from '../customers/customer-triggers.ts';
import { at, flag, id, now, sum, text } from '../driver/column-builders.ts';
import { oneOf } from '../driver/one-of.ts';
import { LEDGER_TRIGGERS } from '../office/sum-triggers.ts';
import { OPEN_ENDED, PAYABLE } from '../state-sets.ts';

export const PaymentMethodRow = defineEntity({
  name: 'PaymentMethodRow',
  tableName: 'payment_methods',
  uniques: [
    {
      name: 'payment_methods_default_key',
      expression:
        'create unique index "payment_methods_default_key" on "payment_methods" ("account_id") where is_default',
    },
  ],
  properties: {
    id: id(),
    account: () => p.manyToOne(UserRow).index().deleteRule('cascade').updateRule('no action'),
    type: text().default('card'),
    lastFour: text().check("last_four ~ '^[0-9]{4}$'"),
    expiryDate: text().nullable(),
    cardBrand: text(),
    isDefault: flag(false),
    stripePaymentMethodId: text().nullable(),
    createdAt: now(),
  },
});

/** The provider's customer ids of accounts. */
export const ProviderCustomerRow = defineEntity({
  name: 'ProviderCustomerRow',
  tableName: 'provider_customers',
  properties: {
    account: () => p.manyToOne(UserRow).primary().deleteRule('cascade').updateRule('no action'),
    customerId: text().unique(),
  },
});

/** Payment intents, with everything needed to place their booking. */
export const PaymentIntentRow = defineEntity({
  name: 'PaymentIntentRow',
  tableName: 'payment_intents',
  indexes: [
    {
      name: 'payment_intents_endless_index',
      expression: `create index "payment_intents_endless_index" on "payment_intents" ("touched_at") where ${oneOf('state', OPEN_ENDED)}`,
    },
  ],
  uniques: [
    {
      name: 'payment_intents_one_open_key',
      expression: `create unique index "payment_intents_one_open_key" on "payment_intents" ("booking_id") where purpose = 'balance' and ${oneOf('state', PAYABLE)}`,
    },
    {
      name: 'payment_intents_one_amendment_key',
      expression: `create unique index "payment_intents_one_amendment_key" on "payment_intents" ("booking_id") where purpose = 'amendment' and ${oneOf('state', PAYABLE)}`,
    },
  ],
  properties: {
    id: text().primary(),
    purpose: text().$type<IntentPurpose>().check("purpose in ('checkout', 'balance', 'amendment', 'test')"),
    state: text().$type<IntentState>().check(oneOf('state', INTENT_STATES)),
    currency: text().$type<Intent['currency']>(),
    account: () => p.manyToOne(UserRow).nullable().index().deleteRule('set null').updateRule('no action'),
    visitorKey: text().nullable().index(),
    booking: () => p.manyToOne(BookingRow).nullable().index().deleteRule('set null').updateRule('no action'),
    revisions: p.json().$type<readonly Revision[]>(),
    createdAt: at(),
    touchedAt: at(),
    heldUntil: at().nullable(),
  },
});

/** Ledger of money movements. An entry has no booking while its intent has none. */
export const PaymentLedgerRow = defineEntity({
  name: 'PaymentLedgerRow',
  tableName: 'payment_ledger',
  triggers: [...LEDGER_TRIGGERS, ...CUSTOMER_MONEY_TRIGGERS].map((trigger) => ({
    ...trigger,
    events: [...trigger.events],
  })),
  uniques: [
    {
      name: 'payment_ledger_provider_key',
      expression:
        'create unique index "payment_ledger_provider_key" on "payment_ledger" ("kind", "provider_id") where provider_id is not null',
    },
  ],
  properties: {
    id: id(),
    at: at().index(),
    kind: text().$type<EntryKind>().check("kind in ('intent', 'charge', 'refund', 'dispute', 'offline')"),
    status: text().$type<EntryStatus>().check(oneOf('status', ENTRY_STATUSES)),
    amount: sum().check('amount >= 0'),
    // There is no foreign key to the booking, because entries remain when it is deleted (decision 158).
    bookingId: p.integer().nullable().index(),
    intentId: text().nullable().index(),
    providerId: text().nullable(),
    key: text().nullable().unique(),
    note: text().nullable(),
    accountId: p.integer().nullable(),
    actor: text().nullable(),
    card: p.json().$type<CardUsed>().nullable(),
    cardCountry: text().nullable(),
  },
});

/** Successful payments without a booking. */
export const PaymentAttentionRow = defineEntity({
  name: 'PaymentAttentionRow',
  tableName: 'payment_attention',
  properties: {
    intentId: text().primary(),
    amount: sum(),
    reason: text().$type<AttentionReason>(),
    since: at(),
  },
});

/** Failed refunds and disputes, which an administrator handles. */
export const PaymentMatterRow = defineEntity({
  name: 'PaymentMatterRow',
  tableName: 'payment_matters',
  properties: {
    id: text().primary(),
    intentId: text(),
    amount: sum(),
    reason: text().$type<MatterReason>(),
    cause: text().nullable(),
    evidenceDue: at().nullable(),
    url: text().nullable(),
    since: at(),
  },
});

/** Processed webhook deliveries. Their content is not stored, because the provider is asked instead. */
export const PaymentEventRow = defineEntity({
  name: 'PaymentEventRow',
  tableName: 'payment_events',
  properties: {
    id: text().primary(),
    intentId: text(),
    at: at().index(),
  },
});

/** Mailed links that pay a booking's open amount. Only hashes are stored. */
export const PayLinkRow = defineEntity({
  name: 'PayLinkRow',
  tableName: 'pay_links',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    createdAt: at(),
  },
});

/** Records of the simulated provider. They belong to another party and are stored here only for lack of another place. */
export const SimulatorRecordRow = defineEntity({
  name: 'SimulatorRecordRow',
  tableName: 'simulator_records',
  indexes: [{ name: 'simulator_records_at_index', properties: ['kind', 'at'] }],
  properties: {
    kind: text().primary(),
    id: text().primary(),
    at: at(),
    body: p.json().$type<unknown>(),
  },
});
