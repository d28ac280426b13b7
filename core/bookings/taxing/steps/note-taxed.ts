import type { SoldTax } from '../../../shop/tax/sold-tax.ts';
import type { Booking } from '../../booking/booking.ts';
import { missingRates } from '../missing-rate.ts';
import type { TaxingStore } from '../ports.ts';

/**
 * Lists what somebody must look after in how a booking was taxed; `before` is its tax before a change, null for a new one. Belongs inside the
 * unit of work that writes it.
 */
export const noteTaxed = async (
  store: Pick<TaxingStore, 'missingRates'>,
  before: SoldTax | null,
  booking: Booking,
  at: Date,
): Promise<void> => {
  for (const missing of missingRates(before, booking, at)) await store.missingRates.put(missing);
};
