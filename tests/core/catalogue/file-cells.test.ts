import type { FieldKind } from '@wondercast/core/kernel/records/kinds';
import type { CellValue } from '@wondercast/core/shop/catalogue/catalogue-file';
import { cellOfValue, valueOfCell } from '@wondercast/core/shop/catalogue/file-cells';
import { describe, expect, it } from 'vitest';

describe('a cell of a file', () => {
  it.each<readonly [FieldKind, unknown]>([
    ['optional', null],
    ['optional-whole', null],
    ['end', null],
    ['json', null],
    ['links', []],
    ['text', ''],
    ['slug', ''],
    ['choice', ''],
    ['whole', undefined],
    ['number', undefined],
    ['price', undefined],
    ['flag', undefined],
    ['day', undefined],
    ['instant', undefined],
  ])('that is blank clears what may be missing, and leaves numbers as they are: %s', (kind, value) => {
    expect(valueOfCell(kind, ' ')).toEqual(value);
  });

  it.each<readonly [FieldKind, CellValue]>([
    ['optional', 'Heritage'],
    ['whole', 12],
    ['optional-whole', 12],
    ['flag', true],
    ['day', '2030-12-24'],
    ['end', '2030-12-24T00:00:00.000Z'],
    ['links', ['games', 'wellness']],
    ['json', { zones: [] }],
  ])('is read as it was written: %s', (kind, value) => {
    expect(valueOfCell(kind, cellOfValue(value))).toEqual(value);
  });

  it.each<readonly [FieldKind, string]>([
    ['whole', '1.5'],
    ['optional-whole', 'none'],
    ['flag', 'perhaps'],
    ['json', '{'],
  ])('that cannot be read stays a text, for the rule to refuse: %s', (kind, text) => {
    expect(valueOfCell(kind, text)).toBe(text);
  });
});
