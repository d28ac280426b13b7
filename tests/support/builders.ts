import { randomBytes } from 'node:crypto';
import {
  type BookedLine,
  type Booking,
  type Customer,
  withSessions,
} from '@wondercast/core/bookings/booking/booking';
import { feesTotal } from '@wondercast/core/bookings/booking/fee';
import { figuresOf, type NewInvoice } from '@wondercast/core/bookings/invoicing/invoice';
import type { CartAddition } from '@wondercast/core/buying/cart/add-to-cart';
import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import type { DiscountCode, NewDiscountCode } from '@wondercast/core/buying/discount/discount';
import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import { newSession, type Session } from '@wondercast/core/calendar/scheduling/session';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import type { NewAssignment } from '@wondercast/core/calendar/staffing/assignment';
import type { NewHost } from '@wondercast/core/calendar/staffing/host';
import { HOST_DEFAULTS } from '@wondercast/core/calendar/staffing/host-record';
import type { NewOrder } from '@wondercast/core/desk/order/order';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';
import type { NewPaymentMethod } from '@wondercast/core/money/payment/payment-method';
import type { NewAccount } from '@wondercast/core/people/account/account';
import type { NewPartnerKey } from '@wondercast/core/people/partners/key';
import { type NewWebhookEndpoint, WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import type { NewAddOn } from '@wondercast/core/shop/catalogue/add-on';
import type { Experience, NewExperience } from '@wondercast/core/shop/catalogue/experience';
import { EXPERIENCE_DEFAULTS } from '@wondercast/core/shop/catalogue/experience-record';
import type { OfferedAddOn, OfferedBooking, OfferedExperience } from '@wondercast/core/shop/catalogue/offer';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { defaultPrices } from '@wondercast/core/shop/pricing/tiers';
import type { Seller } from '@wondercast/core/shop/settings/seller';

/** A name nothing else has, so that tests can share a store. */
export const unique = (stem: string): string => `${stem}-${randomBytes(5).toString('hex')}`;

/** Dollars in cents, for prices as people read them. */
export const usd = (dollars: number): MinorUnits => minorUnits(Math.round(dollars * 100));

/** @throws when the text is no day, because a test that means a day must have one */
export const day = (text: string): LocalDate => {
  const date = localDate(text);
  if (!date) throw new Error(`${text} is no day`);
  return date;
};

export const aSlot = (change: Partial<Slot> = {}): Slot => ({ ...EMPTY_SLOT, ...change });

export const anExperience = (change: Partial<NewExperience> = {}): NewExperience => ({
  ...EXPERIENCE_DEFAULTS,
  slug: unique('quiz'),
  title: 'The Big Quiz',
  description: 'Ten rounds of questions for the whole team.',
  duration: '60 min',
  imageUrl: '/art/quiz.webp',
  inclusions: 'A host, Questions, A trophy',
  ...change,
});

/** An experience as a store answers it. */
export const aStoredExperience = (change: Partial<Experience> = {}): Experience => {
  const { categoryIds: _, ...fields } = anExperience();
  const at = new Date('2020-01-01T00:00:00.000Z');
  return { ...fields, id: 1, categories: [], createdAt: at, updatedAt: at, version: 1, ...change };
};

export const anAddOn = (change: Partial<NewAddOn> = {}): NewAddOn => ({
  name: 'Snack boxes',
  description: 'A box for everybody.',
  price: usd(189),
  question: null,
  needsPhone: false,
  taxCategory: null,
  isActive: true,
  experienceIds: [],
  ...change,
});

export const aDiscountCode = (change: Partial<NewDiscountCode> = {}): NewDiscountCode => ({
  code: unique('CODE').toUpperCase(),
  description: '10% off',
  discountType: 'percentage',
  discountValue: 10,
  minOrderAmount: minorUnits(0),
  maxUses: null,
  oncePerCustomer: false,
  active: true,
  validFrom: new Date('2020-01-01T00:00:00.000Z'),
  validUntil: null,
  ...change,
});

/** A code as a store answers it. */
export const aStoredCode = (change: Partial<DiscountCode> = {}): DiscountCode => ({
  ...aDiscountCode(),
  id: 1,
  currentUses: 0,
  createdAt: new Date('2020-01-01T00:00:00.000Z'),
  updatedAt: new Date('2020-01-01T00:00:00.000Z'),
  version: 1,
  ...change,
});

export const aCustomer = (change: Partial<Customer> = {}): Customer => ({
  companyName: 'Northlight Studio',
  purchaseOrder: null,
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '+1 415 555 0134',
  specialRequests: null,
  ...change,
});

/** One unit of a booked line. */
export const aSession = (change: Partial<Session> = {}): Session => ({
  ...newSession({ line: 0, unit: 0 }, change.preferences ?? [], null),
  ...change,
});

export const aCancellation = (change: Partial<Cancellation> = {}): Cancellation => ({
  at: new Date('2026-03-02T10:00:00.123Z'),
  by: 'customer',
  actor: 'customer',
  reason: null,
  fee: minorUnits(0),
  refund: minorUnits(0),
  ...change,
});

/** Its sessions prefer the slots, where no sessions are given. `aBooking` numbers them by their line. */
export const aBookedLine = ({ sessions, slots = [], ...change }: Partial<BookedLine> = {}): BookedLine => {
  const { quantity = 1, headcount = null } = change;
  const units = Array.from({ length: quantity }, (_, unit) =>
    newSession({ line: 0, unit }, [slots[unit] ?? EMPTY_SLOT], headcount),
  );
  return withSessions(
    {
      experienceId: null,
      experience: {
        title: 'The Big Quiz',
        slug: 'the-big-quiz',
        duration: '60 min',
        imageUrl: '/art/quiz.webp',
      },
      selectedTier: 'starter',
      quantity,
      tierPrice: usd(990),
      addOns: [],
      addOnsTotal: minorUnits(0),
      headcount,
      policy: FREE_POLICY,
      ...change,
    },
    sessions ?? units,
  );
};

/** A booking that adds up. `id` comes from `bookings.nextId()` where it is stored. */
export const aBooking = ({ lines = [aBookedLine()], ...change }: Partial<Booking> = {}): Booking => {
  const subtotal = change.subtotal ?? usd(990);
  return {
    id: 1,
    reference: unique('WC').toUpperCase(),
    accountId: null,
    visitorKey: null,
    partner: null,
    customer: aCustomer(),
    billing: null,
    sessionMailsOnly: false,
    lines: lines.map((line, at) =>
      withSessions(
        line,
        line.sessions.map((session) => ({ ...session, line: at })),
      ),
    ),
    subtotal,
    discount: null,
    fees: [],
    tax: null,
    taxAdded: minorUnits(0),
    total: minorUnits(
      subtotal - (change.discount?.amount ?? 0) + (change.taxAdded ?? 0) + feesTotal(change.fees ?? []),
    ),
    waived: minorUnits(0),
    cancellation: null,
    state: 'unconfirmed',
    confirmedBySessions: false,
    paymentStatus: 'pending',
    deliveryStatus: 'pending',
    paymentIntentId: null,
    createdAt: new Date('2026-03-01T10:00:00.123Z'),
    version: 1,
    ...change,
  };
};

export const anOrder = (change: Partial<NewOrder> = {}): NewOrder => ({
  accountId: null,
  items: [],
  requestedDate: null,
  total: minorUnits(0),
  customer: {},
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  ...change,
});

export const aPaymentMethod = (change: Partial<NewPaymentMethod> = {}): NewPaymentMethod => ({
  accountId: 1,
  type: 'card',
  lastFour: '4242',
  expiryDate: '12/29',
  cardBrand: 'Visa',
  isDefault: false,
  providerId: null,
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  ...change,
});

export const anAccount = (change: Partial<NewAccount> = {}): NewAccount => ({
  username: unique('mara'),
  passwordHash: 'hash',
  email: `${unique('mara')}@northlight.example`,
  ...change,
});

export const aRequestedLine = (change: Partial<RequestedLine> = {}): RequestedLine => ({
  experienceId: 1,
  selectedTier: 'starter',
  quantity: 1,
  addOnIds: [],
  claimedTierPrice: null,
  claimedAddOnsTotal: null,
  headcount: null,
  slots: [],
  ...change,
});

/** As everything is booked that exists: with times that are wished for. */
export const BY_REQUEST: OfferedBooking = {
  bookingMode: 'request',
  startGrid: 30,
  horizonDays: 90,
  leastNoticeHours: 24,
};

export const anOfferedExperience = (change: Partial<OfferedExperience> = {}): OfferedExperience => ({
  id: 1,
  slug: 'the-big-quiz',
  title: 'The Big Quiz',
  duration: '60 min',
  imageUrl: '/art/quiz.webp',
  prices: defaultPrices(),
  ...change,
});

export const anOfferedAddOn = (change: Partial<OfferedAddOn> = {}): OfferedAddOn => ({
  id: 1,
  name: 'Snack boxes',
  price: usd(189),
  ...change,
});

export const anAddition = (change: Partial<CartAddition> = {}): CartAddition => ({
  experience: anOfferedExperience(),
  selectedTier: 'starter',
  addOns: [],
  quantity: 1,
  ...change,
});

export const aPartnerKey = (change: Partial<NewPartnerKey> = {}): NewPartnerKey => ({
  partnerId: 1,
  kind: 'publishable',
  mode: 'live',
  label: 'Their booking page',
  hint: 'pk_abcdef',
  keyHash: unique('hash'),
  origins: ['https://travel.northlight.example'],
  scopes: [],
  ratePerMinute: 6_000,
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  expiresAt: null,
  revokedAt: null,
  ...change,
});

export const aWebhook = (change: Partial<NewWebhookEndpoint> = {}): NewWebhookEndpoint => ({
  partnerId: null,
  mode: 'live',
  url: 'https://hooks.northlight.example/wondercast',
  description: '',
  events: WEBHOOK_EVENTS,
  enabled: true,
  secrets: [{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', until: null }],
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  ...change,
});

export const aSeller = (change: Partial<Seller> = {}): Seller => ({
  name: 'Wondercast',
  address: ['220 Limelight Lane', 'Portland, OR 97209'],
  taxId: 'US 12-3456789',
  email: 'hello@wondercast.example',
  phone: null,
  website: 'https://wondercast.example',
  ...change,
});

/** As it is issued for `aBooking`. */
export const anInvoice = (change: Partial<NewInvoice> = {}): NewInvoice => ({
  kind: 'invoice',
  bookingId: 1,
  reference: 'WC-0123456789',
  issuedAt: new Date('2026-03-01T10:00:00.123Z'),
  dueOn: day('2026-03-31'),
  credits: null,
  figures: figuresOf(aBooking(), minorUnits(0), { seller: aSeller(), taxPercent: 0 }),
  ...change,
});

/** Works on any day at any time. */
export const aHost = (change: Partial<NewHost> = {}): NewHost => ({
  ...HOST_DEFAULTS,
  name: unique('Anjali'),
  email: 'anjali@rao.example',
  zone: 'UTC',
  languages: ['en'],
  hours: ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, from: 0, to: 1_440 })),
  ...change,
});

/** An hour at 2 PM UTC of 19 March 2030, with breaks of 15 minutes. */
export const anAssignment = (
  change: Pick<NewAssignment, 'hostId' | 'bookingId'> & Partial<NewAssignment> & { readonly from?: string },
): NewAssignment => {
  const { from = '2030-03-19T14:00:00.000Z', ...rest } = change;
  const start = Date.parse(from);
  const minutes = (count: number) => new Date(start + count * 60_000);
  return {
    line: 0,
    unit: 0,
    state: 'asked',
    startsAt: minutes(0),
    endsAt: minutes(60),
    reservedFrom: minutes(-15),
    reservedTo: minutes(75),
    heldUntil: null,
    askedAt: new Date('2030-03-01T10:00:00.123Z'),
    answeredAt: null,
    declineReason: null,
    declineNote: null,
    instant: false,
    ...rest,
  };
};
