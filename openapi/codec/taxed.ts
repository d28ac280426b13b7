import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { type InvoicedTax, taxOfBooking } from '@wondercast/core/bookings/invoicing/invoiced-tax';
import type { QuotedTax } from '@wondercast/core/buying/quote/quote';
import { toAmount } from '@wondercast/core/kernel/money';
import type { RateSums } from '@wondercast/core/shop/tax/tax-of';
import type { Wire } from './wire.ts';

type Rate = InvoicedTax['rates'][number];

const encodeRate = (rate: Rate): Wire<'TaxedRate'> => ({
  category: rate.category,
  reason: rate.reason,
  name: rate.name,
  percent: rate.percent,
  country: rate.country,
  region: rate.region,
  text: rate.text,
  net: toAmount(rate.net),
  tax: toAmount(rate.amount),
  gross: toAmount(rate.gross),
  parts: rate.parts.map(({ name, number, percent, amount }) => ({
    name,
    number,
    percent,
    tax: toAmount(amount),
  })),
});

const quotedRate = ({ tax, ...sums }: RateSums): Rate => ({ ...tax, ...sums });

/** Of a document. */
export const encodeInvoicedTax = (tax: InvoicedTax): NonNullable<Wire<'Tax'>> => ({
  entered: tax.entered,
  net: toAmount(tax.net),
  tax: toAmount(tax.amount),
  gross: toAmount(tax.gross),
  isAssumed: tax.isAssumed,
  rates: tax.rates.map(encodeRate),
});

/** Of what holds of a booking. */
export const encodeBookedTax = (booking: Booking): Wire<'Tax'> => {
  const tax = taxOfBooking(booking);
  return tax && encodeInvoicedTax(tax);
};

export const encodeQuotedTax = (tax: QuotedTax | null | undefined): Wire<'Tax'> =>
  tax
    ? {
        entered: tax.sold.entered,
        net: toAmount(tax.sums.net),
        tax: toAmount(tax.sums.tax),
        gross: toAmount(tax.sums.gross),
        isAssumed: tax.sold.rates.some(({ isAssumed }) => isAssumed),
        rates: tax.sums.rates.map((rate) => encodeRate(quotedRate(rate))),
      }
    : null;
