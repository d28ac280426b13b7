import { z } from 'zod';
import { linesRule } from '../../buying/cart/rules.ts';
import { MAX_CODE_LENGTH } from '../../buying/discount/code-text.ts';
import { line, money, prose } from '../../kernel/fields.ts';
import { maxAmount, minorUnits, providerCurrency } from '../../kernel/money.ts';
import { sentBilling } from '../../people/sent-billing.ts';
import { METADATA_KEYS, type Metadata } from './metadata.ts';
import { MAX_TEST_NUMBER_LENGTH } from './test-cards.ts';
import { NOTHING_TO_PAY } from './words.ts';

const LAST_FOUR = 'Card number must be at least 4 digits';
/** How many digits of a card number are stored. */
export const LAST_FOUR_LENGTH = 4;
const EXPIRY = 'Expiry date must be in MM/YY format';
const BRAND = 'Card brand is required';

/**
 * Specification §5. The last four digits must be exactly four: a full card number is refused, and no other field has room for one (decision
 * 028).
 */
export const paymentMethodRule = z.object({
  type: z
    .enum(['card'], 'Must be card')
    .nullish()
    .transform((type) => type ?? 'card'),
  lastFour: z
    .string(LAST_FOUR)
    .trim()
    .regex(new RegExp(`^\\d{${LAST_FOUR_LENGTH}}$`), LAST_FOUR),
  expiryDate: z
    .string(EXPIRY)
    .trim()
    .regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, EXPIRY),
  cardBrand: line(40, BRAND).min(1, BRAND).regex(/^\D*$/, 'Card brand must be a name'),
});

export type PaymentMethodGiven = z.output<typeof paymentMethodRule>;

/** A card charge in minor units, as an integer or a numeric string (decision 010). */
const amountInMinorUnits = z
  .union([z.number(), z.string().regex(/^\d{1,10}$/)], NOTHING_TO_PAY)
  .transform((value, context) => {
    const amount = Number(value);
    if (Number.isInteger(amount) && amount > 0 && amount <= maxAmount()) return minorUnits(amount);
    context.addIssue({ code: 'custom', message: NOTHING_TO_PAY });
    return z.NEVER;
  });

const said = z
  .union([z.string().max(500), z.number()])
  .transform(String)
  .nullish();

/** The specified keys; other keys are ignored. */
const metadata = z
  .object(Object.fromEntries(METADATA_KEYS.map((key) => [key, said])) as Record<keyof Metadata, typeof said>)
  .transform(
    (given): Metadata =>
      Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, string] => entry[1] != null),
      ),
  );

const intentId = line(255, 'Must name a payment').min(1, 'Must name a payment');
const loose = z.string().max(1000).nullish();

/**
 * The body of `POST /api/create-payment-intent` (decision 020). The customer's fields are judged after the shape, by `customerRule`. The
 * specified keys of `metadata` are used for the test page only: for a checkout the shop writes them itself.
 */
export const paymentIntentRule = z
  .object({
    amount: amountInMinorUnits.nullish(),
    currency: z
      .string()
      .refine((text) => text === providerCurrency(), { error: () => `Must be ${providerCurrency()}` })
      .nullish(),
    items: linesRule.nullish(),
    discountCode: line(MAX_CODE_LENGTH).nullish(),
    customer: z
      .object({
        companyName: loose,
        purchaseOrder: loose,
        firstName: loose,
        lastName: loose,
        email: loose,
        phoneNumber: loose,
        specialRequests: z.string().max(2000).nullish(),
      })
      .nullish(),
    /** Who is invoiced, and where. */
    billing: sentBilling.nullish(),
    paymentIntentId: intentId.nullish(),
    metadata: metadata.nullish(),
  })
  .superRefine(({ amount, items }, context) => {
    if (!items && !amount) context.addIssue({ code: 'custom', path: ['amount'], message: NOTHING_TO_PAY });
  });

/** The payment that a browser has made by a mailed link. */
export const completionRule = z.object({ paymentIntentId: intentId });

const note = prose(500);

/** null refunds everything. */
export const refundRule = z.object({
  amount: money()
    .refine((amount) => amount !== 0, 'The amount must be above zero.')
    .nullish(),
  note: note.nullish().transform((text) => text || null),
});

/** A payment that came another way needs a note that says how. */
export const offlinePaymentRule = z.object({
  amount: money(),
  note: note.min(1, 'Please say how it was paid.'),
});

const clientSecret = line(400, 'Must be a client secret').min(1, 'Must be a client secret');

/** The body that the simulator's own card form sends: never a real card's number (decision 028). */
export const simulatedCardRule = z.object({
  clientSecret,
  cardNumber: line(MAX_TEST_NUMBER_LENGTH, 'Card number is required'),
});

export const simulatedStepRule = z.object({ clientSecret, approved: z.boolean('Must be true or false') });
