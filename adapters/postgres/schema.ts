import { defineEntity, p } from '@mikro-orm/core';

/*
 * The tables, as MikroORM knows them. Migrations create them; a test fails when the two differ.
 * Money is in cents: prices fit an integer (at most 100,000,000), sums are bigint.
 */

const id = () => p.integer().primary().autoincrement();
const text = () => p.text();
const at = () => p.datetime().columnType('timestamptz');
const now = () => at().defaultRaw('now()');
const price = () => p.integer();
const sum = () => p.bigint('number');
const version = () => p.integer().default(1);
const flag = (value: boolean) => p.boolean().default(value);

/** Specification §3, users. */
export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  uniques: [
    {
      name: 'users_username_key',
      expression: 'create unique index "users_username_key" on "users" (lower("username"))',
    },
    {
      name: 'users_email_key',
      expression: 'create unique index "users_email_key" on "users" (lower("email"))',
    },
  ],
  properties: {
    id: id(),
    username: text(),
    passwordHash: text(),
    email: text().nullable(),
    fullName: text().nullable(),
    phoneNumber: text().nullable(),
    role: text().default('user').check("role in ('user', 'admin')"),
    companyName: text().nullable(),
    jobTitle: text().nullable(),
    department: text().nullable(),
    industry: text().nullable(),
    companySize: text().nullable(),
    website: text().nullable(),
    linkedinProfile: text().nullable(),
    address: text().nullable(),
    city: text().nullable(),
    state: text().nullable(),
    zipCode: text().nullable(),
    country: text().nullable().default('US'),
    preferredCommunication: text().nullable().default('email'),
    marketingOptIn: flag(false),
    eventNotifications: flag(true),
    profilePicture: text().nullable(),
    bio: text().nullable(),
    additionalNotes: text().nullable(),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
    passwordVersion: version(),
  },
});

/** Mailed links that choose a new password; only hashes are kept, and only until they are used. */
export const PasswordResetRow = defineEntity({
  name: 'PasswordResetRow',
  tableName: 'password_resets',
  properties: {
    tokenHash: text().primary(),
    account: () => p.manyToOne(UserRow).index().deleteRule('cascade').updateRule('no action'),
    expiresAt: at().index(),
  },
});

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'categories',
  uniques: [
    {
      name: 'categories_name_key',
      expression: 'create unique index "categories_name_key" on "categories" (lower("name"))',
    },
  ],
  properties: {
    id: id(),
    name: text(),
    slug: text().unique(),
    order: p.integer().default(1).fieldNames('position'),
    version: version(),
  },
});

export const ExperienceRow = defineEntity({
  name: 'ExperienceRow',
  tableName: 'experiences',
  properties: {
    id: id(),
    slug: text().unique().check("slug !~ '^[0-9]*$'"),
    title: text(),
    description: text(),
    duration: text(),
    imageUrl: text(),
    coverImageUrl: text().nullable(),
    videoUrl: text().nullable(),
    inclusions: text(),
    theme: text().nullable(),
    year: p.integer().default(2025),
    match: p.integer().default(90),
    featured: flag(false),
    isNew: flag(false),
    starterPrice: price().default(99_000).check('starter_price >= 0 and starter_price <= 100000000'),
    elevatedPrice: price().default(125_000).check('elevated_price >= 0 and elevated_price <= 100000000'),
    premiumPrice: price().default(150_000).check('premium_price >= 0 and premium_price <= 100000000'),
    ultimatePrice: price().default(170_000).check('ultimate_price >= 0 and ultimate_price <= 100000000'),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

/** The truth of which experience is in which category (decision 047). */
export const ExperienceCategoryRow = defineEntity({
  name: 'ExperienceCategoryRow',
  tableName: 'experience_categories',
  properties: {
    experience: () => p.manyToOne(ExperienceRow).primary().deleteRule('cascade').updateRule('no action'),
    category: () => p.manyToOne(CategoryRow).primary().deleteRule('cascade').updateRule('no action'),
  },
});

export const ReviewRow = defineEntity({
  name: 'ReviewRow',
  tableName: 'reviews',
  properties: {
    id: id(),
    experience: () => p.manyToOne(ExperienceRow).index().deleteRule('cascade').updateRule('no action'),
    username: text(),
    userImage: text().nullable(),
    rating: p.integer().check('rating >= 1 and rating <= 5'),
    comment: text(),
  },
});

export const AddOnRow = defineEntity({
  name: 'AddOnRow',
  tableName: 'add_ons',
  properties: {
    id: id(),
    name: text(),
    description: text(),
    price: price().check('price >= 0 and price <= 100000000'),
    isActive: flag(true),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

export const AddOnExperienceRow = defineEntity({
  name: 'AddOnExperienceRow',
  tableName: 'add_on_experiences',
  properties: {
    addOn: () => p.manyToOne(AddOnRow).primary().deleteRule('cascade').updateRule('no action'),
    experience: () =>
      p.manyToOne(ExperienceRow).primary().index().deleteRule('cascade').updateRule('no action'),
  },
});

export const LogoRow = defineEntity({
  name: 'LogoRow',
  tableName: 'logo_carousel',
  properties: {
    id: id(),
    name: text(),
    imageUrl: text(),
    linkUrl: text().nullable(),
    scale: p.double().default(1),
    isActive: flag(true),
    order: p.integer().default(0).fieldNames('position'),
    createdAt: now(),
    updatedAt: now(),
  },
});

export const DiscountCodeRow = defineEntity({
  name: 'DiscountCodeRow',
  tableName: 'discount_codes',
  checks: [
    {
      name: 'discount_codes_uses_check',
      expression: 'current_uses >= 0 and (max_uses is null or current_uses <= max_uses)',
    },
    {
      name: 'discount_codes_value_check',
      // NaN is the largest number there is.
      expression:
        "discount_value >= 0 and discount_value <= 1000000 and (discount_type = 'fixed' or discount_value <= 100)",
    },
  ],
  properties: {
    id: id(),
    code: text().unique().check('code = upper(code)'),
    description: text().default(''),
    discountType: text().default('percentage').check("discount_type in ('percentage', 'fixed')"),
    discountValue: p.decimal('number').columnType('numeric(12,2)'),
    minOrderAmount: sum().default(0).check('min_order_amount >= 0 and min_order_amount <= 100000000'),
    maxUses: p.integer().nullable(),
    currentUses: p.integer().default(0),
    // By holder: uses reserved by open payments.
    holds: p.json().default('{}'),
    active: flag(true),
    validFrom: now(),
    validUntil: at().nullable(),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

export const BookingRow = defineEntity({
  name: 'BookingRow',
  tableName: 'bookings',
  checks: [{ name: 'bookings_total_check', expression: 'total >= 0 and total = subtotal - discount_amount' }],
  indexes: [
    {
      name: 'bookings_partner_index',
      expression:
        'create index "bookings_partner_index" on "bookings" ("partner_id", "created_at", "id") where partner_id is not null',
    },
    { name: 'bookings_created_at_index', properties: ['createdAt', 'id', 'total'] },
    { name: 'bookings_total_index', properties: ['total', 'id'] },
    { name: 'bookings_first_day_index', properties: ['firstDay', 'id', 'lastDay'] },
    {
      name: 'bookings_status_index',
      properties: ['confirmed', 'paymentStatus', 'deliveryStatus', 'createdAt', 'id', 'total'],
    },
    {
      name: 'bookings_customer_index',
      expression: 'create index "bookings_customer_index" on "bookings" ("customer_key" collate "C", "id")',
    },
    {
      name: 'bookings_search_index',
      expression: 'create index "bookings_search_index" on "bookings" using gin ("search_text" gin_trgm_ops)',
    },
    { name: 'bookings_account_index', properties: ['account', 'createdAt'] },
  ],
  properties: {
    id: id(),
    reference: text().unique(),
    account: () =>
      p.manyToOne(UserRow).nullable().index(false).deleteRule('set null').updateRule('no action'),
    visitorKey: text().nullable().index(),
    // Partners are never removed; the name is that of then.
    partnerId: p.integer().nullable(),
    partnerName: text().nullable(),
    companyName: text().nullable(),
    purchaseOrder: text().nullable(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phoneNumber: text(),
    subtotal: sum(),
    discountCode: text().nullable(),
    discountDescription: text().nullable(),
    discountAmount: sum().default(0),
    total: sum(),
    confirmed: flag(false),
    paymentStatus: text().default('pending').check("payment_status in ('pending', 'paid')"),
    deliveryStatus: text().default('pending').check("delivery_status in ('pending', 'delivered')"),
    paymentIntentId: text().nullable().unique(),
    createdAt: now(),
    version: version(),
    /** What it is found by, without case and accents. */
    searchText: text().default(''),
    customerKey: text().default(''),
    /** Infinity while no session has a day. */
    firstDay: p.date().defaultRaw("'infinity'"),
    /** Before all days while none has one. */
    lastDay: p.date().defaultRaw("'-infinity'"),
  },
});

/** A line keeps what the experience was when booked; no key ties it to the catalogue (decision 053). */
export const BookingLineRow = defineEntity({
  name: 'BookingLineRow',
  tableName: 'booking_lines',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    position: p.integer().primary().autoincrement(false),
    experienceId: p.integer().nullable(),
    title: text().nullable(),
    slug: text().nullable(),
    duration: text().nullable(),
    imageUrl: text().nullable(),
    selectedTier: text()
      .default('starter')
      .check("selected_tier in ('starter', 'elevated', 'premium', 'ultimate')"),
    quantity: p.integer().check('quantity >= 1 and quantity <= 1000'),
    tierPrice: price().check('tier_price >= 0'),
    addOns: p.json().default('[]'),
    addOnsTotal: sum(),
    headcount: p.integer().nullable(),
  },
});

/** Only units with something said have a row. */
export const BookingSlotRow = defineEntity({
  name: 'BookingSlotRow',
  tableName: 'booking_slots',
  indexes: [{ name: 'booking_slots_day_index', properties: ['day', 'booking'] }],
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    position: p.integer().primary().autoincrement(false),
    unit: p.integer().primary().autoincrement(false),
    day: p.date().nullable(),
    /** After midnight as written; null where that cannot be read. */
    minute: p.integer().nullable(),
    time: text().nullable(),
    meridiem: text().nullable().check("meridiem in ('AM', 'PM')"),
    zone: text().nullable(),
  },
});

/** Links in mails; only hashes are kept (decision 037). */
export const BookingTokenRow = defineEntity({
  name: 'BookingTokenRow',
  tableName: 'booking_tokens',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    createdAt: now(),
    revokedAt: at().nullable(),
  },
});

export const BookingMailRow = defineEntity({
  name: 'BookingMailRow',
  tableName: 'booking_mails',
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    kind: text(),
    messageId: text(),
    state: text().default('sent').check("state in ('sent', 'failed')"),
    attempts: p.integer().default(1),
    error: text().nullable(),
    at: now(),
  },
});

/** Which reminders somebody has taken on. */
export const BookingReminderRow = defineEntity({
  name: 'BookingReminderRow',
  tableName: 'booking_reminders',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    day: p.date().primary(),
  },
});

/** The last number of each series of invoices. */
export const InvoiceSeriesRow = defineEntity({
  name: 'InvoiceSeriesRow',
  tableName: 'invoice_series',
  properties: { name: text().primary(), last: p.integer() },
});

/** No key ties it to its booking: it is kept when that goes (decision 038). */
export const InvoiceRow = defineEntity({
  name: 'InvoiceRow',
  tableName: 'invoices',
  properties: {
    id: id(),
    kind: text().check("kind in ('invoice', 'credit-note')"),
    number: text().unique(),
    bookingId: p.integer().index(),
    reference: text(),
    issuedAt: at().index(),
    dueOn: p.date().nullable(),
    /** An invoice is taken back once. */
    credits: p.integer().nullable().unique(),
    figures: p.json(),
  },
});

/** The files as they were issued. */
export const InvoiceFileRow = defineEntity({
  name: 'InvoiceFileRow',
  tableName: 'invoice_files',
  properties: {
    invoice: () => p.manyToOne(InvoiceRow).primary().deleteRule('cascade').updateRule('no action'),
    pdf: p.blob(),
  },
});

export const RedemptionRow = defineEntity({
  name: 'RedemptionRow',
  tableName: 'redemptions',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    discountCode: () => p.manyToOne(DiscountCodeRow).index().deleteRule('cascade').updateRule('no action'),
  },
});

export const OrderRow = defineEntity({
  name: 'OrderRow',
  tableName: 'orders',
  properties: {
    id: id(),
    account: () => p.manyToOne(UserRow).nullable().index().deleteRule('set null').updateRule('no action'),
    experienceId: p.integer().nullable(),
    items: p.json(),
    requestedDate: p.date().nullable(),
    total: sum(),
    status: text().default('pending'),
    paymentStatus: text().default('pending'),
    deliveryStatus: text().default('pending'),
    companyName: text().nullable(),
    firstName: text().nullable(),
    lastName: text().nullable(),
    email: text().nullable(),
    phoneNumber: text().nullable(),
    createdAt: now(),
  },
});

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

/** What the provider calls accounts. */
export const ProviderCustomerRow = defineEntity({
  name: 'ProviderCustomerRow',
  tableName: 'provider_customers',
  properties: {
    account: () => p.manyToOne(UserRow).primary().deleteRule('cascade').updateRule('no action'),
    customerId: text().unique(),
  },
});

/** Payments to be made, with everything needed to book them. */
export const PaymentIntentRow = defineEntity({
  name: 'PaymentIntentRow',
  tableName: 'payment_intents',
  indexes: [
    {
      name: 'payment_intents_endless_index',
      expression: `create index "payment_intents_endless_index" on "payment_intents" ("touched_at") where state in ('open', 'paid', 'refunding')`,
    },
  ],
  uniques: [
    {
      name: 'payment_intents_one_open_key',
      expression: `create unique index "payment_intents_one_open_key" on "payment_intents" ("booking_id") where purpose = 'balance' and state = 'open'`,
    },
  ],
  properties: {
    id: text().primary(),
    purpose: text().check("purpose in ('checkout', 'balance', 'test')"),
    state: text().check("state in ('open', 'paid', 'booked', 'cancelled', 'refunding', 'refunded')"),
    currency: text(),
    account: () => p.manyToOne(UserRow).nullable().index().deleteRule('set null').updateRule('no action'),
    visitorKey: text().nullable().index(),
    booking: () => p.manyToOne(BookingRow).nullable().index().deleteRule('set null').updateRule('no action'),
    revisions: p.json(),
    createdAt: at(),
    touchedAt: at(),
    heldUntil: at().nullable(),
  },
});

/** Movements of money. An entry whose intent has no booking yet is nobody's. */
export const PaymentLedgerRow = defineEntity({
  name: 'PaymentLedgerRow',
  tableName: 'payment_ledger',
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
    kind: text().check("kind in ('intent', 'charge', 'refund', 'dispute', 'offline')"),
    status: text().check("status in ('pending', 'succeeded', 'failed', 'won', 'lost')"),
    amount: sum().check('amount >= 0'),
    booking: () => p.manyToOne(BookingRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    intentId: text().nullable().index(),
    providerId: text().nullable(),
    key: text().nullable().unique(),
    note: text().nullable(),
    accountId: p.integer().nullable(),
    actor: text().nullable(),
  },
});

/** Succeeded payments without a booking. */
export const PaymentAttentionRow = defineEntity({
  name: 'PaymentAttentionRow',
  tableName: 'payment_attention',
  properties: {
    intentId: text().primary(),
    amount: sum(),
    reason: text(),
    since: at(),
  },
});

/** Deliveries that were taken. What they said is not kept: the provider is asked. */
export const PaymentEventRow = defineEntity({
  name: 'PaymentEventRow',
  tableName: 'payment_events',
  properties: {
    id: text().primary(),
    intentId: text(),
    at: at().index(),
  },
});

/** Mailed links that pay a booking's open amount; only hashes are kept. */
export const PayLinkRow = defineEntity({
  name: 'PayLinkRow',
  tableName: 'pay_links',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    createdAt: at(),
  },
});

/** The books of the simulated provider: another party's, kept here for want of its own place. */
export const SimulatorRecordRow = defineEntity({
  name: 'SimulatorRecordRow',
  tableName: 'simulator_records',
  indexes: [{ name: 'simulator_records_at_index', properties: ['kind', 'at'] }],
  properties: {
    kind: text().primary(),
    id: text().primary(),
    at: at(),
    body: p.json(),
  },
});

/** Images that were uploaded; nothing ties them to what shows them but their address. */
export const UploadRow = defineEntity({
  name: 'UploadRow',
  tableName: 'uploads',
  properties: {
    name: text().primary(),
    createdAt: at(),
    unusedSince: at().nullable(),
  },
});

/** Companies whose sites sell the shop's experiences. */
export const PartnerRow = defineEntity({
  name: 'PartnerRow',
  tableName: 'partners',
  uniques: [
    {
      name: 'partners_name_key',
      expression: 'create unique index "partners_name_key" on "partners" (lower("name"))',
    },
  ],
  properties: { id: id(), name: text(), createdAt: at(), version: version() },
});

/** Keys by their sha256: random texts of 256 bits need no slow hash. */
export const PartnerKeyRow = defineEntity({
  name: 'PartnerKeyRow',
  tableName: 'partner_keys',
  properties: {
    id: id(),
    partner: () => p.manyToOne(PartnerRow).index().deleteRule('cascade').updateRule('no action'),
    kind: text().check("kind in ('publishable', 'secret')"),
    label: text(),
    hint: text(),
    keyHash: text().unique(),
    origins: p.json(),
    scopes: p.json(),
    ratePerMinute: p.integer(),
    createdAt: at(),
    lastUsedAt: at().nullable(),
    expiresAt: at().nullable(),
    revokedAt: at().nullable(),
    version: version(),
  },
});

/** Addresses that hear of bookings. Their secrets sign, so they are kept as they are. */
export const WebhookEndpointRow = defineEntity({
  name: 'WebhookEndpointRow',
  tableName: 'webhook_endpoints',
  properties: {
    id: id(),
    partner: () => p.manyToOne(PartnerRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    url: text(),
    description: text(),
    events: p.json(),
    enabled: p.boolean(),
    secrets: p.json(),
    createdAt: at(),
    version: version(),
  },
});

export const WebhookDeliveryRow = defineEntity({
  name: 'WebhookDeliveryRow',
  tableName: 'webhook_deliveries',
  indexes: [{ name: 'webhook_deliveries_created_at_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: text().primary(),
    endpoint: () => p.manyToOne(WebhookEndpointRow).index().deleteRule('cascade').updateRule('no action'),
    event: text(),
    bookingId: p.integer(),
    reference: text(),
    body: text(),
    state: text().check("state in ('pending', 'delivered', 'failed')"),
    createdAt: at(),
    nextAt: at().nullable(),
    attempts: p.json(),
  },
});

export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_log',
  indexes: [{ name: 'audit_log_subject_index', properties: ['subject', 'subjectId'] }],
  properties: {
    id: id(),
    at: now(),
    accountId: p.integer().nullable(),
    actor: text(),
    action: text(),
    subject: text(),
    subjectId: text(),
    details: p.json(),
  },
});

/** First answers to idempotent requests, kept for a day. */
export const AnswerRow = defineEntity({
  name: 'AnswerRow',
  tableName: 'answers',
  properties: {
    scope: text().primary(),
    key: text().primary(),
    fingerprint: text(),
    status: p.integer().nullable(),
    // json, not jsonb: a replay repeats the first answer byte for byte.
    body: p.json().nullable().columnType('json'),
    bookingId: p.integer().nullable().index(),
    createdAt: at().index(),
  },
});

/** Jobs of a unit of work, until the queue takes them over. */
export const JobOutboxRow = defineEntity({
  name: 'JobOutboxRow',
  tableName: 'job_outbox',
  properties: { id: p.bigint('number').primary().autoincrement(), jobs: p.json() },
});

/** When each process last wrote. Not logged: nobody needs it after a crash. */
export const PulseRow = defineEntity({
  name: 'PulseRow',
  tableName: 'pulses',
  properties: { node: text().primary(), at: now() },
});

/** koa-session's rows; the id is stored as its sha256. */
export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    sid: text().primary(),
    sess: p.json(),
    expire: at().index(),
    accountId: p.integer().nullable().index(),
  },
});

/** Counts of attempts that several nodes share; the columns are those of rate-limiter-flexible. */
export const RateLimitRow = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limits',
  properties: {
    key: text().primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable().index(),
  },
});

/** One row: what is true of the shop as a whole. */
export const ShopStateRow = defineEntity({
  name: 'ShopStateRow',
  tableName: 'shop_state',
  checks: [{ name: 'shop_state_single_check', expression: 'id = 1' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    catalogueVersion: p.integer().default(1),
    logosEnabled: flag(true),
    seededAt: at().nullable(),
    paymentsReconciledUntil: at().nullable(),
    partnersVersion: p.integer().default(1),
  },
});

export const tables = [
  UserRow,
  PasswordResetRow,
  CategoryRow,
  ExperienceRow,
  ExperienceCategoryRow,
  ReviewRow,
  AddOnRow,
  AddOnExperienceRow,
  LogoRow,
  DiscountCodeRow,
  BookingRow,
  BookingLineRow,
  BookingSlotRow,
  BookingTokenRow,
  BookingMailRow,
  BookingReminderRow,
  InvoiceSeriesRow,
  InvoiceRow,
  InvoiceFileRow,
  RedemptionRow,
  OrderRow,
  PaymentMethodRow,
  ProviderCustomerRow,
  PaymentIntentRow,
  PaymentLedgerRow,
  PaymentAttentionRow,
  PaymentEventRow,
  PayLinkRow,
  SimulatorRecordRow,
  UploadRow,
  PartnerRow,
  PartnerKeyRow,
  WebhookEndpointRow,
  WebhookDeliveryRow,
  AuditRow,
  AnswerRow,
  JobOutboxRow,
  PulseRow,
  SessionRow,
  RateLimitRow,
  ShopStateRow,
];
