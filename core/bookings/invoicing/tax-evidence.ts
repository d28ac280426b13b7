import type { LedgerEntry } from '../../money/payment/ledger.ts';
import type { NumberCheck } from '../taxing/number-check.ts';
import type { StandingDocument } from './document-state.ts';
import type { Invoice } from './invoice.ts';
import type { TaxedPlace } from './invoiced-tax.ts';

/** Why a document has the tax of its places. It is kept as long as the document, also when its booking is deleted. */
export interface TaxEvidence {
  /** The country that the customer gave; null where they gave none. */
  readonly billingCountry: string | null;
  /** The countries of the banks of the cards that paid for its booking, as far as the provider tells; each once. */
  readonly cardCountries: readonly string[];
  /** Empty for documents of older releases. */
  readonly places: readonly TaxedPlace[];
  /** The checks of its booking, oldest first. */
  readonly numberChecks: readonly NumberCheck[];
}

/** A document with its present state, and the evidence for its tax. */
export interface ListedDocument extends StandingDocument {
  readonly evidence: TaxEvidence | null;
}

/** null for a document without tax. Ledger entries and checks may be those of many bookings. */
export const taxEvidenceOf = (
  { bookingId, figures }: Pick<Invoice, 'bookingId' | 'figures'>,
  entries: readonly LedgerEntry[],
  checks: readonly NumberCheck[],
): TaxEvidence | null => {
  const { taxed, buyer } = figures;
  if (!taxed) return null;
  const countries = entries.flatMap((entry) =>
    entry.bookingId === bookingId && entry.cardCountry !== null ? [entry.cardCountry] : [],
  );
  return {
    billingCountry: buyer.billing?.country ?? null,
    cardCountries: [...new Set(countries)],
    places: taxed.places ?? [],
    numberChecks: checks.filter((check) => check.bookingId === bookingId),
  };
};
