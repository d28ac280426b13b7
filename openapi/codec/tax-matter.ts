import { checkWord } from '@wondercast/core/bookings/taxing/check-states';
import type { MissingRate } from '@wondercast/core/bookings/taxing/missing-rate';
import { type NumberCheck, OFFICE_NAMES } from '@wondercast/core/bookings/taxing/number-check';
import type { TaxMatter } from '@wondercast/core/bookings/taxing/tax-matter';
import { checkWords, missingRateWords, outdatedWords } from '@wondercast/core/bookings/taxing/words';
import { countryName } from '@wondercast/core/people/countries';
import { staleRateWords } from '@wondercast/core/shop/tax/exchange-words';
import type { Wire } from './wire.ts';

/** A check of a tax number. */
export const encodeNumberCheck = (check: NumberCheck): Wire<'NumberCheck'> => ({
  id: check.id,
  number: check.number,
  office: check.office,
  officeName: OFFICE_NAMES[check.office],
  state: check.state,
  stateName: checkWord(check),
  askedAt: check.askedAt.toISOString(),
  triedAt: check.triedAt?.toISOString() ?? null,
  problem: check.problem,
  asker: check.asker,
  name: check.name,
  address: check.address,
  consultation: check.consultation,
  decision: check.decision,
  reason: check.reason,
  decidedBy: check.decidedBy,
  decidedAt: check.decidedAt?.toISOString() ?? null,
});

/** The same as its customer has it: without who decided. */
export const encodeOwnCheck = (check: NumberCheck): Wire<'PersonalData'>['numberChecks'][number] => {
  const { number, officeName, stateName, askedAt, name, address, consultation } = encodeNumberCheck(check);
  return { bookingId: check.bookingId, number, officeName, stateName, askedAt, name, address, consultation };
};

const encodeMissing = ({ country, taken }: MissingRate): Wire<'TaxMatter'>['missing'] => ({
  country,
  countryName: countryName(country),
  taken: taken.map((each) => ({
    category: each.category,
    day: each.day,
    name: each.name,
    percent: each.percent,
    country: each.country,
  })),
});

type What = Pick<Wire<'TaxMatter'>, 'id' | 'message' | 'missing' | 'check' | 'exchange'>;

const NOTHING = { missing: null, check: null, exchange: null };

const encodeWhat = (matter: TaxMatter): What => {
  switch (matter.kind) {
    case 'missing-rate': {
      const { missing } = matter;
      return {
        ...NOTHING,
        id: missing.id,
        message: missingRateWords(missing),
        missing: encodeMissing(missing),
      };
    }
    case 'tax-number': {
      const { check } = matter;
      return { ...NOTHING, id: check.id, message: checkWords(check), check: encodeNumberCheck(check) };
    }
    case 'outdated-rate':
      // A booking has one of it, and is what is issued anew.
      return { ...NOTHING, id: matter.booking.id, message: outdatedWords(matter.outdated) };
    case 'exchange-rate': {
      const { from, to, day } = matter.stale;
      return { ...NOTHING, id: 0, message: staleRateWords(matter.stale), exchange: { from, to, day } };
    }
  }
};

/** What tax leaves to somebody. */
export const encodeTaxMatter = (matter: TaxMatter): Wire<'TaxMatter'> => {
  const { kind, booking, since } = matter;
  return {
    ...encodeWhat(matter),
    kind,
    bookingId: booking?.id ?? null,
    bookingReference: booking?.reference ?? null,
    customerName: booking && `${booking.customer.firstName} ${booking.customer.lastName}`,
    companyName: booking?.customer.companyName || null,
    since: since.toISOString(),
  };
};
