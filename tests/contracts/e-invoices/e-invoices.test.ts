import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EInvoice } from '@wondercast/core/bookings/invoicing/e-invoice';
import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import { moneyStyle, plainAmount, setMoneyStyle, US_DOLLARS } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCii } from '../../../adapters/pdf/e-invoice/cii.ts';
import { toUbl } from '../../../adapters/pdf/e-invoice/ubl.ts';
import { brokenRules } from './judge.ts';
import { type MadeDocument, madeDocuments } from './made-documents.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';
import { schemaErrors } from './schema.ts';

/** The full count is E_INVOICES=520. */
const COUNT = Number(process.env.E_INVOICES ?? 60);
const GOLDEN = 24;
const folder = join(import.meta.dirname, 'golden');

interface Written {
  readonly made: MadeDocument;
  readonly eInvoice: EInvoice;
  readonly ubl: string;
  readonly cii: string;
  readonly digits: number;
}

const writtenOf = (made: MadeDocument): Written => {
  setMoneyStyle(moneyStyleOf(made.currency, 'en-US'));
  const found = eInvoiceOf(made.document, made.credited);
  if (!found.found) throw new Error(`${made.document.number} has no XML: ${found.why}`);
  const { eInvoice } = found;
  return { made, eInvoice, ubl: toUbl(eInvoice), cii: toCii(eInvoice), digits: moneyStyle().digits };
};

const hasFeesAlone = ({ document }: MadeDocument): boolean => document.figures.part === 'fees';

afterAll(() => setMoneyStyle(US_DOLLARS));

describe(`of ${COUNT} documents`, () => {
  let written: readonly Written[];
  beforeAll(() => {
    written = madeDocuments(COUNT).map(writtenOf);
  });

  it('each keeps every rule of EN 16931, in both syntaxes, which say the same', () => {
    const counts = new Map<string, number>();
    for (const { made, eInvoice, ubl, cii, digits } of written) {
      const read = readUbl(ubl);
      const hasParts = made.document.figures.taxed?.rates.some(({ parts }) => parts.length > 0);
      const allowed = { slack: hasParts ? 2 : 1, digits };
      const { number } = made.document;
      expect([number, brokenRules(read, allowed)]).toEqual([number, []]);
      expect([number, brokenRules(readCii(cii), allowed)]).toEqual([number, []]);
      const { currencies: _, ...same } = read;
      expect(readCii(cii)).toMatchObject(same);
      setMoneyStyle(moneyStyleOf(made.currency, 'en-US'));
      expect(read.totals.gross).toBe(plainAmount(made.document.figures.total));
      const kind = [...new Set(eInvoice.taxes.map(({ rate }) => rate.code))].sort().join('+');
      const key = `${eInvoice.typeCode} ${eInvoice.currency} ${kind}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (process.env.E_INVOICES) console.log(written.length, Object.fromEntries([...counts].sort()));
  });

  it('there is every kind', () => {
    const all = written.map(({ eInvoice }) => eInvoice);
    const codes = new Set(all.flatMap(({ taxes }) => taxes.map(({ rate }) => rate.code)));
    expect([...codes].sort()).toEqual(['AE', 'E', 'O', 'S', 'Z']);
    expect(new Set(all.map(({ typeCode }) => typeCode))).toEqual(new Set(['380', '381']));
    expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'CAD', 'JPY']));
    for (const has of [
      ({ allowances }: EInvoice) => allowances.length > 1,
      ({ lines }: EInvoice) => lines.some(({ name }) => name === 'Moved a session'),
      ({ lines }: EInvoice) => lines.every(({ name }) => name === 'Cancelled a session'),
      ({ deliveredOn }: EInvoice) => deliveredOn !== null,
      ({ lines }: EInvoice) => lines.some(({ period }) => period !== null),
      ({ taxes }: EInvoice) => taxes.some(({ reasonCode }) => reasonCode === 'VATEX-EU-132-1I'),
      ({ number }: EInvoice) => number.endsWith('-fees'),
      ({ payment }: EInvoice) => payment !== null,
      ({ totals }: EInvoice) => totals.paid > 0 && totals.due > 0,
      ({ seller }: EInvoice) => seller.vatNumber === null,
      ({ purchaseOrder }: EInvoice) => purchaseOrder !== null,
    ])
      expect(all.some(has), String(has)).toBe(true);
  });

  it('each fits the schema of Factur-X', async () => {
    const documents = new Map(written.map(({ made, cii }) => [`${made.document.number}.xml`, cii]));
    expect(await schemaErrors(documents)).toEqual([]);
    const [first = ''] = documents.values();
    const broken = first.replace('<ram:TypeCode>VAT</ram:TypeCode>', '<ram:Sort>VAT</ram:Sort>');
    expect(await schemaErrors(new Map([['broken.xml', broken]]))).not.toEqual([]);
  }, 60_000);
});

describe('golden files', () => {
  it('are what the same documents give, byte for byte', () => {
    const files = new Map(
      [
        ...madeDocuments(GOLDEN),
        ...madeDocuments(4 * GOLDEN)
          .filter(hasFeesAlone)
          .slice(0, 2),
      ]
        .map(writtenOf)
        .map(({ made: { document }, ubl, cii }, at) =>
          at % 2 === 0 ? [`${document.number}.ubl.xml`, ubl] : [`${document.number}.cii.xml`, cii],
        ),
    );
    if (process.env.WRITE_GOLDEN) for (const [name, text] of files) writeFileSync(join(folder, name), text);
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});
