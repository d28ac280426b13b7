import { ratesOfTable } from '@wondercast/core/desk/office/rates-file';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../adapters/http/tables/read-table.ts';
import { aRate } from './a-tax.ts';

const read = (text: string) => ratesOfTable(readTable('csv', text));

describe('a file of tax rates', () => {
  it('is read as people write it: percent signs, commas, capitals, parts', () => {
    const text = [
      'Country;Region;Category;Percent;Name;From;Text;Code;Part 1 name;Part_1_number;Part 1 percent;Part 2 name;Part 2 percent',
      'at;;;20 %;VAT;2020-01-01;;;;;;;',
      'ES;;Reduced 2;4,5;IVA;2020-01-01;;;;;;;',
      'DE;;exempt;;USt;2020-01-01;Teaching;vatex-eu-132-1i;;;;;',
      'CA;CA-QC;standard;14.975;GST and QST;2020-01-01;;;GST;123456789;5;QST;9.975',
    ].join('\n');
    expect(read(text)).toEqual({
      errors: [],
      rates: [
        aRate('AT', 20),
        aRate('ES', 4.5, { category: 'reduced2', name: 'IVA' }),
        aRate('DE', 0, { category: 'exempt', name: 'USt', text: 'Teaching', code: 'VATEX-EU-132-1I' }),
        aRate('CA', 14.975, {
          region: 'CA-QC',
          name: 'GST and QST',
          parts: [
            { name: 'GST', number: '123456789', percent: 5 },
            { name: 'QST', number: null, percent: 9.975 },
          ],
        }),
      ],
    });
  });

  it('says every mistake by line and column, and then answers no rate', () => {
    const text = [
      'country,percent,name,from,tax',
      'AT,20,VAT,2020-01-01,',
      'UK,101,VAT,2020-02-30,',
      'DE,nineteen,,2020-01-01,',
    ].join('\n');
    const { rates, errors } = read(text);
    expect(rates).toEqual([]);
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      [1, 'tax'],
      [3, 'country'],
      [3, 'percent'],
      [3, 'from'],
      [4, 'percent'],
      [4, 'name'],
    ]);
    expect(read('country,percent,name,from').errors).toEqual([
      { line: 1, field: '', message: 'The file has no rates.' },
    ]);
  });

  it('has at most as many as the settings hold', () => {
    const text = `country,percent,name,from\n${'AT,20,VAT,2020-01-01\n'.repeat(501)}`;
    expect(read(text)).toEqual({ rates: [], errors: [{ line: 1, field: '', message: 'At most 500 rates' }] });
  });
});
