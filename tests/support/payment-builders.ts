import { quoteLine, quoteOf } from '@wondercast/core/buying/quote/quote';
import type { Intent, Purchase, Revision } from '@wondercast/core/money/payment/intent';
import type { NewLedgerEntry } from '@wondercast/core/money/payment/ledger';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { aCustomer, anOfferedExperience, aRequestedLine, BY_REQUEST, unique, usd } from './builders.ts';

/** One starter quiz for $990. */
export const aPurchase = (change: Partial<Purchase> = {}): Purchase => ({
  customer: aCustomer(),
  quote: quoteOf(
    [
      quoteLine(aRequestedLine(), {
        experience: anOfferedExperience(),
        addOns: [],
        rules: [],
        policy: FREE_POLICY,
        booking: BY_REQUEST,
        supply: { kind: 'online' },
      }),
    ],
    null,
    null,
  ),
  ...change,
});

export const aRevision = (change: Partial<Revision> = {}): Revision => ({
  number: 1,
  amount: usd(990),
  purchase: aPurchase(),
  ...change,
});

export const anIntent = (change: Partial<Intent> = {}): Intent => ({
  id: unique('pi'),
  purpose: 'checkout',
  state: 'open',
  currency: 'usd',
  accountId: null,
  visitorKey: null,
  bookingId: null,
  revisions: [aRevision()],
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  touchedAt: new Date('2026-03-01T10:00:00.123Z'),
  heldUntil: null,
  ...change,
});

/** Money taken by card, for no booking yet. */
export const anEntry = (change: Partial<NewLedgerEntry> = {}): NewLedgerEntry => ({
  at: new Date('2026-03-01T10:00:00.123Z'),
  kind: 'charge',
  status: 'succeeded',
  amount: usd(990),
  bookingId: null,
  intentId: unique('pi'),
  providerId: unique('ch'),
  key: null,
  note: null,
  actor: null,
  ...change,
});
