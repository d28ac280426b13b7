import { csvRow } from '@wondercast/core/kernel/csv-cell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../adapters/http/tables/read-csv.ts';
import { times } from '../../support/full.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('reading CSV', () => {
  it('reads quoted cells with separators, quotes and line ends, and says where each record begins', () => {
    expect(readCsv('\uFEFFa,b\r\n"one, two","say ""hi""\r\nthere"\r\n\r\nlast,cell')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one, two', 'say "hi"\r\nthere'] },
      { line: 5, cells: ['last', 'cell'] },
    ]);
  });

  it('follows a first line that names the separator, which is no record', () => {
    expect(readCsv('\uFEFFsep=;\r\na,b;c\r\n1;2')).toEqual([
      { line: 2, cells: ['a,b', 'c'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });

  it.each([
    [';', 'a;b\n1,5;x'],
    ['\t', 'a\tb\n1,5\tx'],
  ])('finds out that %j separates', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1,5', 'x'],
    ]);
  });

  it('does not count separators within quotes of the head', () => {
    expect(cellsOf('"a;b;c",d\n1,2')).toEqual([
      ['a;b;c', 'd'],
      ['1', '2'],
    ]);
  });

  it('keeps a blank cell at the end of the last line', () => {
    expect(cellsOf('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(cellsOf('')).toEqual([]);
  });

  it.each(['a\n"open', 'a\n"closed"x', 'a\n"'])('refuses quotes that do not end: %j', (text) => {
    expect(() => readCsv(text)).toThrow('Line 2: A quoted cell does not end.');
  });

  it('refuses a quote in a cell without quotes, where it begins', () => {
    expect(() => readCsv('a\n"two\nlines"\n5" screen')).toThrow(
      'Line 4: A cell that contains a quote must be quoted, and its quotes doubled.',
    );
  });

  it('takes an apostrophe only from before a formula', () => {
    expect(cellsOf("'=1+1,'plain,''=x,'+1 415 555 0134")).toEqual([
      ['=1+1', "'plain", "'=x", "'+1 415 555 0134"],
    ]);
  });

  it('reads what was written, whatever it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom("'", '=', '"', ',', ';', '\t', '\r\n', '\n', ' ', '+', '-1', '\uFEFF', 'a'))
        .map((parts) => parts.join('')),
    );
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (all) => {
        // The head decides what separates, and blank lines are passed over.
        const written = [['id', 'name'], ...all.map((cells) => ['x', ...cells])];
        expect(cellsOf(written.map(csvRow).join(''))).toEqual(written);
      }),
      { numRuns: times(40, 500) },
    );
  });

  it('reads megabytes of quotes without losing its way', () => {
    const rows = times(30_000, 300_000);
    const text = `a,b\n${'"x""y","1"\n'.repeat(rows)}`;
    expect(readCsv(text)).toHaveLength(rows + 1);
    expect(cellsOf(`a\n"${'""'.repeat(1_500_000)}"`)[1]?.[0]).toHaveLength(1_500_000);
  });
});
