import type { LedgerEntry } from '../../money/payment/ledger.ts';
import type { NumberCheck } from '../taxing/number-check.ts';
import type { StandingDocument } from './document-state.ts';
import type { Invoice } from './invoice.ts';
import type { TaxedPlace } from './invoiced-tax.ts';

/** Why a document has the tax of its places: kept as long as the document, also when its booking is deleted. */
export interface TaxEvidence {
  /** As the customer gave it; null where nobody said it. */
  readonly billingCountry: string | null;
  /** Where the banks of the cards are that its booking was paid with, as far as the provider tells; each once. */
  readonly cardCountries: readonly string[];
  /** Empty for documents of older releases. */
  readonly places: readonly TaxedPlace[];
  /** Of its booking, oldest first. */
  readonly numberChecks: readonly NumberCheck[];
}

/** A document with what has become of it, and why it has the tax that it has. */
export interface ListedDocument extends StandingDocument {
  readonly evidence: TaxEvidence | null;
}

/** null of a document without tax. Movements and checks may be those of many bookings. */
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
