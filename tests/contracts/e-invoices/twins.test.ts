import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import { setMoneyStyle, US_DOLLARS } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUbl } from '../../../adapters/pdf/e-invoice/ubl.ts';
import { brokenRules } from './judge.ts';
import { madeDocuments } from './made-documents.ts';
import { readUbl } from './read-ubl.ts';

afterAll(() => setMoneyStyle(US_DOLLARS));

const DOCUMENTS = 120;

/** A document in euros with something sold in a category, a discount, and something due. */
const aDocument = (code: string): string => {
  const all = madeDocuments(DOCUMENTS).filter(({ currency }) => currency === 'EUR');
  setMoneyStyle(moneyStyleOf('EUR', 'en-US'));
  for (const { document, credited } of all) {
    const found = eInvoiceOf(document, credited);
    if (!found.found) continue;
    const { taxes, totals, exchanged } = found.eInvoice;
    const hasIt =
      code === 'S, in zloty too'
        ? exchanged !== null
        : exchanged === null && taxes.some(({ rate, net }) => rate.code === code && net > 0);
    if (hasIt && totals.allowances > 0 && totals.due > 0) return toUbl(found.eInvoice);
  }
  throw new Error(`No document has ${code}`);
};

const right = new Map<string, string>();
beforeAll(() => {
  for (const code of ['S', 'E', 'AE', 'O', 'S, in zloty too']) right.set(code, aDocument(code));
});

/** The first amount of an element, a cent more. */
const centMore = (element: string) => (xml: string) =>
  xml.replace(new RegExp(`(<cbc:${element} currencyID="EUR">)([\\d.]+)<`), (_, begin, amount) => {
    const more = (Math.round(Number(amount) * 100) + 1) / 100;
    return `${begin}${more.toFixed(2)}<`;
  });

const without = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '');
const instead = (pattern: RegExp, text: string) => (xml: string) => xml.replace(pattern, text);

const buyersNumber =
  /(<cac:AccountingCustomerParty>[\s\S]*?)<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/;

it.each([
  ['S', 'a line a cent more', centMore('LineExtensionAmount'), 'BR-CO-10'],
  ['S', 'a discount a cent more', centMore('Amount'), 'BR-CO-11'],
  ['S', 'a net a cent more', centMore('TaxExclusiveAmount'), 'BR-CO-13'],
  ['S', 'a tax a cent more', centMore('TaxAmount'), 'BR-CO-14'],
  ['S', 'a gross a cent more', centMore('TaxInclusiveAmount'), 'BR-CO-15'],
  ['S', 'a due a cent more', centMore('PayableAmount'), 'BR-CO-16'],
  ['S', 'a base a cent more', centMore('TaxableAmount'), 'BR-S-08'],
  ['S', 'a price of two decimals', instead(/(PriceAmount[^>]*>\d+\.\d\d)\d+</g, '$1<'), 'price'],
  [
    'S',
    'a rate of nothing',
    instead(/<cbc:ID>S<\/cbc:ID>\s*<cbc:Percent>[\d.]+/g, '<cbc:ID>S</cbc:ID><cbc:Percent>0'),
    'BR-S-05',
  ],
  ['S', 'another rate', instead(/<cbc:Percent>(7|19|5\.5|20|10)</g, '<cbc:Percent>25<'), 'BR-CO-17'],
  ['S', 'a line of another category', instead(/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1Z'), 'BR-Z-01'],
  ['S', 'goods of the union', instead(/<cbc:ID>S</g, '<cbc:ID>K<'), 'BR-47'],
  ['S', 'an amount of another currency', instead(/currencyID="EUR"/, 'currencyID="USD"'), 'BR-CL-03'],
  ['S', 'three decimals', instead(/(PayableAmount[^>]*>[\d.]+)</, '$10<'), 'BR-DEC-18'],
  [
    'S',
    'no day to pay and no terms',
    (xml: string) =>
      without(/<cbc:DueDate>.*?<\/cbc:DueDate>/)(
        without(/<cac:PaymentTerms>[\s\S]*?<\/cac:PaymentTerms>/)(xml),
      ),
    'BR-CO-25',
  ],
  [
    'S',
    'no lines',
    without(/<cac:(Invoice|CreditNote)Line>[\s\S]*<\/cac:(Invoice|CreditNote)Line>/),
    'BR-16',
  ],
  [
    'E',
    'no reason',
    without(/<cbc:TaxExemptionReason(Code)?>.*?<\/cbc:TaxExemptionReason(Code)?>/g),
    'BR-E-10',
  ],
  ['E', 'a code of no list', instead(/VATEX-EU-132-1I/, 'EXEMPT'), 'BR-CL-22'],
  ['AE', 'no number of the customer', instead(buyersNumber, '$1'), 'BR-AE-02'],
  ['AE', 'tax all the same', centMore('TaxAmount'), 'BR-CO-14'],
  ['AE', 'another code', instead(/VATEX-EU-AE/, 'VATEX-EU-O'), 'BR-AE-10'],
  ['O', 'a number of VAT', instead(/(<cac:TaxScheme>\s*<cbc:ID>)TAX/, '$1VAT'), 'BR-O-02'],
  [
    'O',
    'a rate',
    instead(/<cbc:ID>O<\/cbc:ID>/g, '<cbc:ID>O</cbc:ID><cbc:Percent>0</cbc:Percent>'),
    'BR-O-05',
  ],
  [
    'S, in zloty too',
    'no tax in zloty',
    without(/<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="PLN">[\s\S]*?<\/cac:TaxTotal>/),
    'BR-53',
  ],
  [
    'S, in zloty too',
    'a tax in zloty that no code announces',
    without(/<cbc:TaxCurrencyCode>PLN<\/cbc:TaxCurrencyCode>/),
    'BR-CL-03',
  ],
  ['S, in zloty too', 'three decimals of zloty', instead(/(currencyID="PLN">[\d.]+)</, '$10<'), 'BR-DEC-15'],
  ['O', 'something else', instead(/(<cac:TaxSubtotal>[\s\S]*?<cbc:ID>)O/, '$1E'), 'BR-O-01'],
] as const)('a document of %s with %s is refused', (code, _what, wrong, rule) => {
  const whole = right.get(code) ?? '';
  expect(brokenRules(readUbl(whole), { slack: 1 })).toEqual([]);
  const broken = wrong(whole);
  expect(broken).not.toBe(whole);
  expect(brokenRules(readUbl(broken), { slack: 1 })).toContain(rule);
});
