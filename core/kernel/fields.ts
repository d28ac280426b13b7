import { z } from 'zod';
import { localDate } from './calendar.ts';
import { type MinorUnits, maxAmount, maxShown, moneyStyle, readAmount, toAmount } from './money.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
// Tab, line feed and carriage return are part of running text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// A lone surrogate can be stored nowhere, and a replacement character stands for one that was lost before.
const wellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\ufffd');

/** Nothing that anybody sees: white space, format characters, fillers. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Composed, so that equal words are equal texts and every font finds its letters; what nobody can see is no text. */
const tidied = (text: string): string => (INVISIBLE.test(text) ? '' : text.normalize('NFC'));

const UNSTORABLE = 'Contains characters that cannot be stored';

/** A single line: names, codes, addresses. Trimmed. Line breaks and control characters are refused, so they reach no mail header. `missing` is said when there is no text at all. */
export const line = (max: number, missing = 'Must be text') =>
  z
    .string(missing)
    .trim()
    .overwrite(tidied)
    .max(max, `Must be at most ${max} characters long`)
    .refine((text) => !CONTROL.test(text) && wellFormed(text), UNSTORABLE);

/** Running text of several lines. Trimmed. `missing` is said when there is no text at all. */
export const prose = (max: number, missing = 'Must be text') =>
  z
    .string(missing)
    .trim()
    .overwrite(tidied)
    .max(max, `Must be at most ${max} characters long`)
    .refine((text) => !CONTROL_IN_PROSE.test(text) && wellFormed(text), UNSTORABLE);

/** Blank and absent become null. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || null);

/** Blank and null mean that there is none; what is said is judged. What nobody can see is none, too. */
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

/** A row's id or a count on the wire: a JSON integer that fits the database (decision 010). */
export const id = () =>
  z.int('Must be a whole number').min(1, 'Must be at least 1').max(2_147_483_647, 'Too large');

export const manyIds = (most: number) => z.array(id(), 'Must be a list of ids').max(most, `At most ${most}`);

/** The version that an edit was made of; only a given one is compared (decision 013). */
export const version = () => id().nullish();

/** The same of something that is set in the shop itself; 0 while nobody has set it. */
export const settingVersion = () =>
  z.int('Must be a whole number').min(0, 'Must be at least 0').max(2_147_483_647, 'Too large').nullish();

/** `Must be an amount of at most 1000000 with at most two decimals`, as the shop's currency has it. */
export const amountWords = (most: MinorUnits): string =>
  `Must be an amount of at most ${toAmount(most)} ${moneyStyle().digits ? 'with at most two decimals' : 'without decimals'}`;

/** An amount of at most so much on the wire. */
const amount = (most: () => MinorUnits, words = () => amountWords(most())) =>
  z.union([z.number(), z.string().max(20)], { error: words }).transform((value, context) => {
    const read = readAmount(value, most());
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: words() });
    return z.NEVER;
  });

/** A price or amount on the wire: a number or numeric string, of dollars at most 1,000,000 with two decimals (decision 010). */
export const money = (message?: string) =>
  amount(maxAmount, message === undefined ? undefined : () => message);

/** A figure that the shop has shown, sent back: it is only compared, and every figure that is shown can be sent. */
export const shownMoney = () => amount(maxShown);

/** A calendar day on the wire: the first ten characters of a date or date-time (decision 008). */
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

/** An instant on the wire: an ISO 8601 date and time with its offset, before year 10000. */
export const instant = () =>
  z
    .string(INSTANT)
    .max(40, INSTANT)
    .pipe(z.iso.datetime({ offset: true, error: INSTANT }))
    .transform((text) => new Date(text))
    .refine((at) => at.getTime() < LAST_INSTANT, INSTANT);
