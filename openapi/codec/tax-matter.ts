import type { TaxMatter } from '@wondercast/core/bookings/taxing/tax-matter';
import { missingRateWords } from '@wondercast/core/bookings/taxing/words';
import { countryName } from '@wondercast/core/people/countries';
import type { Wire } from './wire.ts';

/** What tax leaves to somebody. */
export const encodeTaxMatter = ({ booking, missing }: TaxMatter): Wire<'TaxMatter'> => ({
  kind: 'missing-rate',
  id: missing.id,
  bookingId: booking.id,
  bookingReference: booking.reference,
  customerName: `${booking.customer.firstName} ${booking.customer.lastName}`,
  companyName: booking.customer.companyName || null,
  since: missing.since.toISOString(),
  message: missingRateWords(missing),
  missing: {
    country: missing.country,
    countryName: countryName(missing.country),
    taken: missing.taken.map(({ category, day, name, percent, country }) => ({
      category,
      day,
      name,
      percent,
      country,
    })),
  },
});
