import { day, id, line, money, optionalLine, prose } from '@wondercast/core/kernel/fields';
import { accept, Refusal } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const messageOf = (rule: z.ZodType, value: unknown): string | null =>
  rule.safeParse(value).error?.issues[0]?.message ?? null;

describe('a line', () => {
  it('is trimmed', () => {
    expect(accept(line(10), '  Mara ')).toBe('Mara');
  });

  it.each(['a\nb', 'a\r\nBcc: x@y.example', 'a\0b', 'a\tb', 'a\u2028b', 'a\u007fb', 'a\ud800b', 'caf\ufffd'])(
    'refuses %j, which would break a header or a column',
    (text) => {
      expect(messageOf(line(40), text)).toBe('Contains characters that cannot be stored');
    },
  );

  it('keeps every other character', () => {
    expect(accept(line(80), 'Ünï ✨ 日本語 العربية <b>"\'\\')).toBe('Ünï ✨ 日本語 العربية <b>"\'\\');
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['joiners and a soft hyphen', ' \u200d\u00ad\u2060 '],
    ['a Hangul filler', '\u3164'],
    ['a blank in Braille', '\u2800'],
  ])('is empty where nobody sees anything: %s', (_, text) => {
    expect(messageOf(line(40).min(1, 'Name is required'), text)).toBe('Name is required');
  });

  it('is composed, as keyboards write it', () => {
    expect(accept(line(40), 'Công ty Nguyễn'.normalize('NFD'))).toBe('Công ty Nguyễn');
  });

  it('has a length and says it', () => {
    expect(messageOf(line(3), 'abcd')).toBe('Must be at most 3 characters long');
  });

  it.each([null, undefined, 5, {}, []])('says in words that %j is no text', (value) => {
    expect(messageOf(line(3), value)).toBe('Must be text');
  });

  it('may be missing where it is optional: blank and absent are null', () => {
    for (const value of ['', '   ', null, undefined]) expect(accept(optionalLine(9), value)).toBeNull();
    expect(accept(optionalLine(9), ' x ')).toBe('x');
  });
});

describe('prose', () => {
  it('keeps its line breaks and refuses what cannot be stored', () => {
    expect(accept(prose(20), ' a\r\n\tb ')).toBe('a\r\n\tb');
    expect(messageOf(prose(20), 'a\0b')).toBe('Contains characters that cannot be stored');
    expect(messageOf(prose(20), 'a\udc00b')).toBe('Contains characters that cannot be stored');
  });
});

describe('an id', () => {
  it.each([1, 42, 2_147_483_647])('takes %i', (value) => {
    expect(accept(id(), value)).toBe(value);
  });

  it.each([0, -1, 1.5, '1', 2_147_483_648, Number.NaN, null, true, [], { $gt: 0 }])('refuses %j', (value) => {
    expect(id().safeParse(value).success).toBe(false);
  });
});

describe('an amount', () => {
  const words = 'Must be an amount of at most 1000000 with at most two decimals';

  it('is dollars on the wire and cents inside', () => {
    expect(accept(money(), 12.34)).toBe(1234);
    expect(accept(money(), '12.34')).toBe(1234);
  });

  it.each([null, undefined, '', true, [], {}, Number.NaN, 1e21, -1, 0.001, 1_000_001, '1e3'])(
    'refuses %j in words',
    (value) => {
      expect(messageOf(money(), value)).toBe(words);
    },
  );
});

describe('a day on the wire', () => {
  it('is the first ten characters', () => {
    expect(accept(day(), '2026-03-19T23:00:00-08:00')).toBe('2026-03-19');
  });

  it.each(['2026-02-30', 'tomorrow', '', 5, null])('refuses %j in words', (value) => {
    expect(messageOf(day(), value)).toBe('Must be a date as YYYY-MM-DD');
  });
});

describe('a refused input', () => {
  it('names every field and says the first message', () => {
    const rule = z.object({ a: line(5), deep: z.object({ list: z.array(id()) }) });
    const attempt = () => accept(rule, { a: 1, deep: { list: [1, 'x'] } });
    expect(attempt).toThrow(Refusal);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({
        kind: 'invalid',
        message: 'Must be text',
        issues: [
          { path: 'a', message: 'Must be text' },
          { path: 'deep.list.1', message: 'Must be a whole number' },
        ],
      });
    }
  });
});
