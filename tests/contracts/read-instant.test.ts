import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readInstant } from '../../adapters/postgres/driver/read-instant.ts';
import { each } from '../http/each.ts';

const usual: (text: string) => Date = pg.types.getTypeParser(1184, 'text');

describe('an instant as the database writes it', () => {
  it.each(
    each([
      '2030-03-19 14:05:09+00',
      '1000-01-01 00:00:00+00',
      '9999-12-31 23:59:59.999+00',
      '2030-03-19 14:05:09+02',
      '2030-03-19 14:05:09.5-03:30',
      '0044-03-15 00:00:00+00',
      '0044-03-15 00:00:00+00 BC',
      '20300-03-19 14:05:09+00',
      'infinity',
      '-infinity',
    ]),
  )('%s is what the driver reads', (text) => {
    expect(readInstant(String(text))).toEqual(usual(String(text)));
  });

  it('has its milliseconds to the last, and nothing smaller', () => {
    for (let ms = 0; ms < 1_000; ms++) {
      const exact = new Date(Date.UTC(2030, 2, 19, 14, 5, 9, ms));
      const digits = String(ms).padStart(3, '0');
      for (const part of [digits, `${digits}999`, digits.replace(/0+$/, '')])
        expect(readInstant(`2030-03-19 14:05:09${part && `.${part}`}+00`)).toEqual(exact);
    }
  });
});
