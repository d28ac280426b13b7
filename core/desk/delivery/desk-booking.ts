import { z } from 'zod';
import { spoken } from '../../bookings/booking/rules.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../buying/cart/cart.ts';
import type { RequestedLine } from '../../buying/cart/requested-line.ts';
import { lineFields, refuseMoreDates, toRequestedLine, withinUnits } from '../../buying/cart/rules.ts';
import { MAX_CODE_LENGTH } from '../../buying/discount/code-text.ts';
import type { OwnPrice } from '../../buying/quote/own-prices.ts';
import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import { zoneRule } from '../../calendar/scheduling/zone-rule.ts';
import { instant, line, money } from '../../kernel/fields.ts';
import { CUSTOMER_LENGTHS } from '../../people/customer-lengths.ts';
import { sentBilling } from '../../people/sent-billing.ts';

/** A line that the desk books for a customer. */
export interface DeskLine {
  readonly requested: RequestedLine;
  readonly ownPrice: OwnPrice | null;
  /** The agreed time of each unit; null where none is agreed yet. */
  readonly agreed: readonly (ZonedTime | null)[];
}

const SAY_WHY = 'Say why the price is another';

const pricedFields = {
  ...lineFields,
  /** A unit's price instead of its tier's price, without add-ons. */
  ownPrice: money().nullish(),
};

const deskLine = z
  .object({
    ...pricedFields,
    priceReason: line(200).nullish(),
    /** An agreed time for each unit, in their order. */
    agreed: z
      .array(z.object({ startsAt: instant(), zone: zoneRule }).nullish())
      .max(MAX_QUANTITY)
      .nullish(),
  })
  .superRefine((given, context) => {
    refuseMoreDates(given, context);
    if ((given.agreed?.length ?? 0) > given.quantity)
      context.addIssue({ code: 'custom', path: ['agreed'], message: 'More times than units' });
    if (given.ownPrice != null && !given.priceReason)
      context.addIssue({ code: 'custom', path: ['priceReason'], message: SAY_WHY });
  })
  .transform(
    ({ ownPrice, priceReason, agreed, ...wire }): DeskLine => ({
      requested: toRequestedLine(wire),
      ownPrice: ownPrice == null ? null : { amount: ownPrice, reason: priceReason ?? '' },
      agreed: (agreed ?? []).map((time) => time ?? null),
    }),
  );

/** The body of `POST /api/admin/bookings`. The customer's fields are judged after the shape, by `customerRule`. */
export const deskBookingRule = z.object({
  companyName: spoken(CUSTOMER_LENGTHS.companyName),
  purchaseOrder: spoken(CUSTOMER_LENGTHS.purchaseOrder),
  firstName: spoken(CUSTOMER_LENGTHS.firstName),
  lastName: spoken(CUSTOMER_LENGTHS.lastName),
  email: spoken(CUSTOMER_LENGTHS.email),
  phoneNumber: spoken(CUSTOMER_LENGTHS.phoneNumber),
  specialRequests: spoken(CUSTOMER_LENGTHS.specialRequests),
  /** Who is invoiced, and where. */
  billing: sentBilling.nullish(),
  items: withinUnits(
    z
      .array(deskLine, 'Send the lines to book as items')
      .min(1, 'Choose an experience')
      .max(MAX_LINES, `At most ${MAX_LINES} lines`),
  ),
  discountCode: line(MAX_CODE_LENGTH).nullish(),
  /** The total that the desk was shown; nothing is compared where it is left out. */
  totalPrice: money().nullish(),
  /** Whether the mail asks for payment by card, with a link. */
  payLink: z.boolean('Must be true or false').nullish(),
});

export type DeskBooking = z.output<typeof deskBookingRule>;

/** The fields of a line that its price depends on. */
const quotedLine = z
  .object(pricedFields)
  .superRefine(refuseMoreDates)
  .transform(
    ({ ownPrice, ...wire }): Pick<DeskLine, 'requested' | 'ownPrice'> => ({
      requested: toRequestedLine(wire),
      ownPrice: ownPrice == null ? null : { amount: ownPrice, reason: '' },
    }),
  );

/** The body of `POST /api/admin/bookings/quote`. */
export const deskQuoteRule = z.object({
  items: z.array(quotedLine, 'Send the lines as items').max(MAX_LINES, `At most ${MAX_LINES} lines`),
  discountCode: line(MAX_CODE_LENGTH).nullish(),
  // The address that may decide the tax, as far as it is known.
  billing: sentBilling.optional(),
  companyName: spoken(CUSTOMER_LENGTHS.companyName),
});

export type DeskQuote = z.output<typeof deskQuoteRule>;
