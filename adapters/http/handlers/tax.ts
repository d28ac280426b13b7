import { taxReportCsv } from '@wondercast/core/desk/office/tax-report';
import {
  encodeExchangeRatesRead,
  encodeRatesRead,
  encodeTax,
  encodeTaxReport,
} from '@wondercast/openapi/codec/tax';
import { encodeTaxMatter } from '@wondercast/openapi/codec/tax-matter';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { readTableApart } from '../tables/read-table-apart.ts';
import { attachment } from './attachment.ts';
import { toDay } from './booking-query.ts';
import { reportPaper } from './report-paper.ts';

type TaxHandlers = Pick<
  Handlers,
  | 'getTax'
  | 'setTax'
  | 'readTaxRates'
  | 'readExchangeRates'
  | 'listTaxMatters'
  | 'closeMissingRate'
  | 'chargeTax'
  | 'issueTaxAnew'
  | 'keepTaxNumber'
  | 'checkTaxNumberAgain'
  | 'reportTax'
>;

/** Tax settings. */
export const taxHandlers = ({ shop, statements, ports }: HttpDeps): TaxHandlers => ({
  getTax: async ({ caller }) => ({ body: encodeTax(await shop.shopTax(caller)) }),
  setTax: async ({ caller, body: { version, ...choice } }) => ({
    body: encodeTax(await shop.setTax(caller, version, choice)),
  }),
  readTaxRates: async ({ caller, body: { text } }) => {
    const read = shop.readTaxRates(caller, await readTableApart('csv', text));
    return { body: encodeRatesRead(read) };
  },
  readExchangeRates: async ({ caller, body: { text } }) => {
    const read = shop.readExchangeRates(caller, await readTableApart('csv', text));
    return { body: encodeExchangeRatesRead(read) };
  },
  listTaxMatters: async ({ caller }) => ({ body: (await shop.taxMatters(caller)).map(encodeTaxMatter) }),
  closeMissingRate: async ({ caller, parameters }) => {
    await shop.closeMissingRate(caller, parameters.id);
    return { body: { message: 'Taken off the list' } };
  },
  chargeTax: async ({ caller, parameters }) => {
    await shop.chargeTax(caller, parameters.id);
    return { body: { message: 'Tax charged' } };
  },
  issueTaxAnew: async ({ caller, parameters }) => {
    await shop.issueTaxAnew(caller, parameters.id);
    return { body: { message: 'Issued anew' } };
  },
  keepTaxNumber: async ({ caller, parameters, body }) => {
    await shop.keepNumber(caller, parameters.id, body);
    return { body: { message: 'Kept' } };
  },
  checkTaxNumberAgain: async ({ caller, parameters }) => {
    await shop.checkNumberAgain(caller, parameters.id);
    return { body: { message: 'Asked again' } };
  },
  reportTax: async ({ caller, parameters: { from, to, basis = 'document', as = 'json' } }) => {
    const report = await shop.reportTax(caller, { from: toDay('from', from), to: toDay('to', to), basis });
    if (as === 'json') return { body: encodeTaxReport(report) };
    if (as === 'pdf') {
      const file = Buffer.from(await statements.list(reportPaper(report, ports)));
      return { file, type: 'application/pdf', headers: attachment('tax.pdf') };
    }
    const file = Buffer.from(taxReportCsv(report));
    return { file, type: 'text/csv; charset=utf-8', headers: attachment('tax.csv') };
  },
});
