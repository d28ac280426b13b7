import { NO_E_INVOICE } from '@wondercast/core/bookings/invoicing/e-invoice';
import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import { figuresOf, type Invoice, type InvoiceFigures } from '@wondercast/core/bookings/invoicing/invoice';
import { setMoneyStyle, US_DOLLARS, ZERO } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import type { Billing } from '@wondercast/core/people/billing';
import type { ExemptCode } from '@wondercast/core/shop/tax/exempt-codes';
import type { LineTax } from '@wondercast/core/shop/tax/line-tax';
import { noUnitsTaxed, withRunTax } from '@wondercast/core/shop/tax/sold-tax';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonsOf } from '../../../adapters/pdf/invoice-words.ts';
import { aBookedLine, aBooking, anInvoice, aSeller, usd } from '../../support/builders.ts';
import { aBilling, aLineTax, BERLIN } from './a-tax.ts';

beforeEach(() => setMoneyStyle(moneyStyleOf('EUR', 'en-US')));
afterEach(() => setMoneyStyle(US_DOLLARS));

interface Given {
  readonly taxes?: readonly LineTax[];
  readonly billing?: Billing | null;
  readonly settings?: TaxSettings | null;
  readonly figures?: Partial<InvoiceFigures>;
}

/** One unit at 119.00 of each tax, sold gross. */
const issued = ({ taxes = [aLineTax()], billing = null, settings = BERLIN, figures }: Given): Invoice => {
  const sold = taxes.reduce(
    (so, unit, line) => withRunTax(so, { line, from: 0, to: 0 }, { unit, addOns: new Map() }),
    noUnitsTaxed({ entered: 'gross', zone: 'Europe/Berlin', isWithheldOutside: false }),
  );
  const booking = aBooking({
    billing,
    tax: sold,
    subtotal: usd(119 * taxes.length),
    taxAdded: usd(taxes.some(({ percent }) => percent === 0) ? -19 : 0),
    lines: taxes.map(() => aBookedLine({ tierPrice: usd(119) })),
  });
  return {
    ...anInvoice(),
    id: 1,
    number: 'INV-2026-000001',
    figures: { ...figuresOf(booking, ZERO, { seller: aSeller(), taxPercent: 0, tax: settings }), ...figures },
  };
};

const whyNone = (given: Given): string | null => {
  const found = eInvoiceOf(issued(given), null);
  return found.found ? null : NO_E_INVOICE[found.why];
};

const REVERSED = aLineTax({ reason: 'reverse-charge', percent: 0, contained: 19, country: 'AT' });
const OUTSIDE = aLineTax({ reason: 'outside-scope', percent: 0, contained: 19, country: 'US' });

describe('a document has no XML', () => {
  it('where it was booked without tax', () => {
    expect(whyNone({ figures: { taxed: undefined } })).toContain('booked without tax');
  });

  it('where the seller was not in the settings of tax, or has no number', () => {
    expect(whyNone({ settings: null })).toContain('seller’s address');
    expect(whyNone({ settings: { ...BERLIN, registrations: [] } })).toContain('seller’s address');
  });

  it('in a currency of three decimals', () => {
    setMoneyStyle(moneyStyleOf('KWD', 'en-US'));
    expect(whyNone({})).toContain('three decimals');
  });

  it('where a reverse charge names no number of the customer', () => {
    expect(whyNone({ taxes: [REVERSED], billing: aBilling('AT') })).toContain('VAT number');
    expect(whyNone({ taxes: [REVERSED], billing: aBilling('AT', { taxNumber: 'ATU13585627' }) })).toBeNull();
  });

  it('where something is outside the scope beside what is not', () => {
    expect(whyNone({ taxes: [aLineTax(), OUTSIDE] })).toContain('outside the scope');
    expect(whyNone({ taxes: [OUTSIDE] })).toBeNull();
  });

  it('where its sums do not add up', () => {
    const { taxed } = issued({}).figures;
    if (!taxed) throw new Error('It has tax');
    expect(whyNone({ figures: { taxed: { ...taxed, net: usd(100.01) } } })).toContain('rounded sums');
    const [rate] = taxed.rates;
    if (!rate) throw new Error('It has a rate');
    expect(whyNone({ figures: { taxed: { ...taxed, rates: [{ ...rate, percent: 21 }] } } })).toContain(
      'rounded sums',
    );
  });
});

describe('a document with XML', () => {
  it('names the seller as they were at its issue, the VAT number first and the tax office’s besides', () => {
    const registrations = [
      { country: 'DE', number: '21/815/08150' },
      { country: 'DE', number: 'DE136695976' },
      { country: 'AT', number: 'ATU13585627' },
    ];
    const found = eInvoiceOf(issued({ settings: { ...BERLIN, registrations } }), null);
    expect(found).toMatchObject({
      eInvoice: {
        seller: {
          name: 'Quiz GmbH',
          identifier: null,
          vatNumber: 'DE136695976',
          taxNumber: '21/815/08150',
          address: { lines: ['Torstr. 1'], city: 'Berlin', country: 'DE' },
        },
      },
    });
  });

  it('is of the shop’s day, and a credit note names its invoice with its day', () => {
    const invoice = { ...issued({}), issuedAt: new Date('2026-03-01T23:30:00.000Z') };
    const note: Invoice = { ...invoice, kind: 'credit-note', number: 'CN-2026-000001', dueOn: null };
    expect(eInvoiceOf(note, invoice)).toMatchObject({
      eInvoice: {
        typeCode: '381',
        day: '2026-03-02',
        preceding: { number: 'INV-2026-000001', day: '2026-03-02' },
        totals: { gross: usd(119), tax: usd(19), paid: ZERO, due: usd(119) },
      },
    });
  });

  it('says why something is exempt, with its code where all of it has one', () => {
    const exempt = (code: ExemptCode | undefined, country = 'DE') =>
      aLineTax({
        category: 'exempt',
        reason: 'exempt',
        percent: 0,
        country,
        text: `Teaching in ${country}`,
        ...(code && { code }),
      });
    const saidOf = (...taxes: readonly LineTax[]) => {
      const document = issued({ taxes });
      const found = eInvoiceOf(document, null);
      const [tax] = found.found ? found.eInvoice.taxes : [];
      const { taxed } = document.figures;
      return [tax?.reason, tax?.reasonCode, ...(taxed ? reasonsOf(taxed) : [])];
    };
    expect(saidOf(exempt('VATEX-EU-132-1I'))).toEqual([
      'Teaching in DE',
      'VATEX-EU-132-1I',
      'Exempt: Teaching in DE (VATEX-EU-132-1I)',
    ]);
    expect(saidOf(exempt(undefined))).toEqual(['Teaching in DE', null, 'Exempt: Teaching in DE']);
    const both = saidOf(exempt('VATEX-EU-132-1I'), exempt('VATEX-EU-132', 'AT'));
    expect(both.slice(0, 2)).toEqual(['Teaching in DE; Teaching in AT', null]);
  });
});
