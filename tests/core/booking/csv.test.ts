import { csvRows } from '@wondercast/core/desk/office/csv';
import { csvCell } from '@wondercast/core/kernel/csv-cell';
import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, aSession, aSlot, day } from '../../support/builders.ts';

/** Cells as a spreadsheet sees them that was told another separator: quotes count only where a cell begins with them. */
const cellsBy = (separator: string, row: string): readonly string[] =>
  row.split(new RegExp(`[${separator}\r\n]`)).map((cell) => cell.replace(/^"+/, '').trimStart());

describe('a cell of a file for spreadsheets', () => {
  it.each([
    '=1+1',
    '+cmd',
    '-2+3',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    '+1-415-555-0134',
    '+1 -2',
  ])('makes text of what would be a formula: %j', (text) => {
    expect(csvCell(text).replace(/^"/, '').trimStart()).toMatch(/^'/);
  });

  it.each(['+1 415 555 0134', '+1 (415) 555-0134', '+14155550134', '+49(30)123456'])(
    'leaves the phone number %s as it is, for nothing computes it',
    (phone) => {
      expect(csvCell(phone)).toBe(phone);
    },
  );

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('begins no formula either where the file is read with %s', (_, separator) => {
    for (const mark of ['=', '+', '-', '@', ' =', '"=', '""=', '\u200b='])
      for (const inner of [';', '\t', '\n', '\r\n']) {
        const row = `WC-1,${csvCell(`Acme${inner}${mark}cmd|'/c calc'!A1`)},x`;
        for (const cell of cellsBy(separator, row).slice(1)) expect(cell).not.toMatch(/^[=+\-@]/);
      }
  });

  it('keeps what is between as it is, within quotes', () => {
    expect(csvCell('A;B')).toBe('"A;B"');
    expect(csvCell('Ada, "the" Lovelace')).toBe('"Ada, ""the"" Lovelace"');
  });
});

describe('the row of a booking', () => {
  const slots = [
    aSlot({ date: day('2026-05-04'), time: '10:00' }),
    aSlot({ date: day('2026-05-05'), time: '11:00' }),
  ];
  const rowOf = (states: readonly ('preferred' | 'cancelled')[]) => {
    const sessions = states.map((state, unit) =>
      aSession({ unit, state, preferences: slots.slice(unit, unit + 1) }),
    );
    const booking = aBooking({ lines: [aBookedLine({ quantity: states.length, sessions })] });
    return csvRows([
      { booking, account: null, open: minorUnits(0), invoice: null, mails: [], numberChecks: [] },
    ]);
  };

  it('says what was booked', () => {
    const row = rowOf(['preferred', 'preferred']);
    expect(row).toContain('The Big Quiz (Starter) x2,2,');
    expect(row).not.toContain('cancelled');
  });

  it('says which of it is cancelled', () => {
    const row = rowOf(['preferred', 'cancelled']);
    expect(row).toContain('"The Big Quiz (Starter) x2, 1 cancelled",1,');
    expect(row.match(/; .*? \(cancelled\)/g)).toHaveLength(1);
  });
});
