import { z } from 'zod';
import { localDate } from './calendar.ts';
import { type MinorUnits, maxAmount, maxShown, moneyStyle, readAmount, toAmount } from './money.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
// Tab, line feed and carriage return are part of running text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// A lone surrogate cannot be stored, and a replacement character stands for one that was lost earlier.
const wellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\ufffd');

/** A text without visible characters: white space, format characters, fillers. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * The text in normal form C, so that equal words are equal texts and fonts have their letters. A text without visible characters becomes
 * empty.
 */
const tidied = (text: string): string => (INVISIBLE.test(text) ? '' : text.normalize('NFC'));

const UNSTORABLE = 'Contains characters that cannot be stored';

/**
 * A single line: names, codes, addresses. Trimmed. Line breaks and control characters are refused, so that they cannot get into mail
 * headers. `missing` is the error when there is no text at all.
 */
export const line = (max: number, missing = 'Must be text') =>
  z
    .string(missing)
    .trim()
    .overwrite(tidied)
    .max(max, `Must be at most ${max} characters long`)
    .refine((text) => !CONTROL.test(text) && wellFormed(text), UNSTORABLE);

/** Running text of several lines. Trimmed. `missing` is the error when there is no text at all. */
export const prose = (max: number, missing = 'Must be text') =>
  z
    .string(missing)
    .trim()
    .overwrite(tidied)
    .max(max, `Must be at most ${max} characters long`)
    .refine((text) => !CONTROL_IN_PROSE.test(text) && wellFormed(text), UNSTORABLE);

/** A blank or missing text becomes null. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || null);

/** Blank texts and null become null; any other text is checked by `judge`. A text without visible characters counts as blank. */
export const orNone = <Said extends string = string>(judge: z.ZodType<Said, string>) =>
  z
    .preprocess(
      (text: string | null) => (typeof text === 'string' && text.trim() === '' ? null : text),
      judge.nullable(),
    )
    .transform((text) => text || null);

export const flag = () => z.boolean('Must be true or false');

export const wholeFrom = (least: number, most: number) => {
  const words = `Must be a whole number from ${least} to ${most}`;
  return z.int(words).min(least, words).max(most, words);
};

/** A row's id or a count in the API: a JSON integer that fits the database (decision 010). */
export const id = () =>
  z.int('Must be a whole number').min(1, 'Must be at least 1').max(2_147_483_647, 'Too large');

export const manyIds = (most: number) => z.array(id(), 'Must be a list of ids').max(most, `At most ${most}`);

/** The version that an edit is based on; it is compared only where it is given (decision 013). */
export const version = () => id().nullish();

/** The same for a setting of the shop; 0 while nobody has set it. */
export const settingVersion = () =>
  z.int('Must be a whole number').min(0, 'Must be at least 0').max(2_147_483_647, 'Too large').nullish();

/** `Must be an amount of at most 1000000 with at most two decimals`, for the shop's currency. */
export const amountWords = (most: MinorUnits): string =>
  `Must be an amount of at most ${toAmount(most)} ${moneyStyle().digits ? 'with at most two decimals' : 'without decimals'}`;

/** An amount in the API, up to a maximum. */
const amount = (most: () => MinorUnits, words = () => amountWords(most())) =>
  z.union([z.number(), z.string().max(20)], { error: words }).transform((value, context) => {
    const read = readAmount(value, most());
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: words() });
    return z.NEVER;
  });

/** A price or amount in the API: a number or numeric string, in dollars at most 1,000,000 with two decimals (decision 010). */
export const money = (message?: string) =>
  amount(maxAmount, message === undefined ? undefined : () => message);

/** An amount that the shop has shown and the client sends back. It is only compared, and every amount that is shown can be sent. */
export const shownMoney = () => amount(maxShown);

/** A calendar day in the API: the first ten characters of a date or date-time (decision 008). */
export const day = () =>
  z
    .string('Must be a date as YYYY-MM-DD')
    .max(40, 'Must be a date as YYYY-MM-DD')
    .transform((value, context) => {
      const date = localDate(value);
      if (date) return date;
      context.addIssue({ code: 'custom', message: 'Must be a date as YYYY-MM-DD' });
      return z.NEVER;
    });

const INSTANT = 'Must be a time such as 2027-03-19T19:30:00Z';
const LAST_INSTANT = Date.UTC(10_000, 0);

/** An instant in the API: an ISO 8601 date and time with its UTC offset, before the year 10000. */
export const instant = () =>
  z
    .string(INSTANT)
    .max(40, INSTANT)
    .pipe(z.iso.datetime({ offset: true, error: INSTANT }))
    .transform((text) => new Date(text))
    .refine((at) => at.getTime() < LAST_INSTANT, INSTANT);
