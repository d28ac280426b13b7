import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '../../buying/cart/cart.ts';
import { linesRule, slotRule, withinUnits } from '../../buying/cart/rules.ts';
import { INVALID_ITEMS } from '../../buying/cart/words.ts';
import { MAX_CODE_LENGTH } from '../../buying/discount/code-text.ts';
import { webAddress } from '../../kernel/addresses.ts';
import { day, id, line, money, version } from '../../kernel/fields.ts';
import { PAYMENT_STATUSES } from '../../money/payment/payment-status.ts';
import { CUSTOMER_LENGTHS } from '../../people/customer-lengths.ts';
import { sentBilling } from '../../people/sent-billing.ts';

export { customerRule } from '../../people/customer.ts';

const RETURN_URL = 'Must be an address that starts with https://';

/** `cartItems` is the array of lines as JSON text (decision 006). */
const cartItemsText = z
  .string(INVALID_ITEMS)
  .max(1_000_000, INVALID_ITEMS)
  .transform((text, context) => {
    let value: unknown = null;
    try {
      value = JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: INVALID_ITEMS });
      return z.NEVER;
    }
    const lines = linesRule.safeParse(value);
    if (lines.success) return lines.data;
    context.addIssue({ code: 'custom', message: INVALID_ITEMS });
    for (const issue of lines.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  });

const NO_ITEMS = 'Send the lines to book as items';

/** A text that `customerRule` judges after the shape of the body is valid. The contract states its maximum length. */
export const spoken = (maxLength: number) => z.string().meta({ maxLength }).nullish();

/**
 * The body of `POST /api/bookings`. A body without lines is a booking from the profile: one starter unit of `experienceId` (decision 035).
 * The customer's fields are judged after the shape, by `customerRule`.
 */
export const bookingRule = z
  .object({
    experienceId: id().nullish(),
    date: day().nullish(),
    time: line(80).nullish(),
    totalPrice: money(),
    paymentStatus: z.enum(PAYMENT_STATUSES).nullish(),
    companyName: spoken(CUSTOMER_LENGTHS.companyName),
    /** The customer's own number for it, printed on the invoice. */
    purchaseOrder: spoken(CUSTOMER_LENGTHS.purchaseOrder),
    firstName: spoken(CUSTOMER_LENGTHS.firstName),
    lastName: spoken(CUSTOMER_LENGTHS.lastName),
    email: spoken(CUSTOMER_LENGTHS.email),
    phoneNumber: spoken(CUSTOMER_LENGTHS.phoneNumber),
    /** Special requests in the customer's words; the desk and the host read them. */
    specialRequests: spoken(CUSTOMER_LENGTHS.specialRequests),
    /** Who is invoiced, and where. */
    billing: sentBilling.nullish(),
    cartItems: cartItemsText.optional(),
    items: linesRule.optional(),
    discountCode: line(MAX_CODE_LENGTH).nullish(),
    stripePaymentIntentId: line(255).nullish(),
    /** For a partner's server: the hold whose times are booked. */
    hold: line(100).nullish(),
    /** Asks for a link to a page where the booking can be paid by card. */
    payLink: z.boolean('Must be true or false').nullish(),
    /** For a partner: where the pay page leads back to. */
    returnUrl: webAddress(RETURN_URL).nullish(),
  })
  .superRefine(({ cartItems, items, experienceId }, context) => {
    if (cartItems && items)
      context.addIssue({ code: 'custom', path: ['items'], message: 'Send cartItems or items, not both' });
    if (!cartItems && !items && !experienceId)
      context.addIssue({ code: 'custom', path: ['items'], message: NO_ITEMS });
  })
  // A signed-in caller who sends no lines gets the name from their profile.
  .meta({
    anyOf: [
      { required: ['items', 'firstName', 'lastName', 'email'] },
      { required: ['cartItems', 'firstName', 'lastName', 'email'] },
      { required: ['experienceId'] },
    ],
  });

/** The body of `PATCH /api/bookings/{id}/slots`: one item for each line of the booking, in its order. */
export const slotsRule = z.object({
  items: withinUnits(
    z
      .array(
        z.object({
          /** null leaves the slots of the line as they are. */
          slots: z.array(slotRule).max(MAX_QUANTITY).nullish(),
        }),
        'Send the dates of each line',
      )
      .max(MAX_LINES, `At most ${MAX_LINES} lines`),
  ),
  version: version(),
});

export type SlotsChange = z.output<typeof slotsRule>;
