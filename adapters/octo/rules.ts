import { MAX_DAYS } from '@wondercast/core/buying/free-times/free-times';
import { localDate } from '@wondercast/core/kernel/calendar';
import { currency } from '@wondercast/core/kernel/money';
import { z } from 'zod';
import { badRequest } from './errors.ts';

const TEXT = 'must be text';
const MOST_IDS = 100;
const DAY_MS = 86_400_000;

export const WHOLE = 'must be a whole number';

export const text = () => z.string(TEXT).max(300, 'is too long');
/** A missing id is read as an empty one, which matches nothing. */
export const named = () =>
  text()
    .nullish()
    .transform((id) => id ?? '');
const wholeDay = () =>
  text().transform((value, context) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? localDate(value) : null;
    if (day) return day;
    context.addIssue({ code: 'custom', message: 'must be a day such as 2027-03-19' });
    return z.NEVER;
  });

const unitsRule = z
  .array(z.object({ id: named(), quantity: z.int(WHOLE).min(0, 'must be at least 0') }), 'must be a list')
  .max(MOST_IDS, `has more than ${MOST_IDS} entries`)
  .nullish();

/** The shop sells in one currency only. */
export const currencyRule = z
  .string()
  .refine((code) => code === currency(), { error: () => `must be ${currency()}` })
  .nullish();

const asked = { productId: named(), optionId: named(), units: unitsRule, currency: currencyRule };

interface Range {
  readonly localDateStart: string;
  readonly localDateEnd: string;
}

const withinDays = ({ localDateStart, localDateEnd }: Range, context: z.RefinementCtx): void => {
  const days = (Date.parse(localDateEnd) - Date.parse(localDateStart)) / DAY_MS + 1;
  const say = (message: string) => context.addIssue({ code: 'custom', path: ['localDateEnd'], message });
  if (days < 1) say('must not be before localDateStart');
  if (days > MAX_DAYS) say(`must be within ${MAX_DAYS} days`);
};

export const calendarRule = z
  .object({ ...asked, localDateStart: wholeDay(), localDateEnd: wholeDay() })
  .superRefine(withinDays);

const DATES_OR_IDS = 'Send either localDateStart and localDateEnd, or availabilityIds.';

export const availabilityRule = z
  .object({
    ...asked,
    localDateStart: wholeDay().nullish(),
    localDateEnd: wholeDay().nullish(),
    availabilityIds: z
      .array(text(), 'must be a list')
      .min(1, 'must not be empty')
      .max(MOST_IDS, `has more than ${MOST_IDS} entries`)
      .nullish(),
  })
  .transform(({ localDateStart, localDateEnd, availabilityIds, ...rest }, context) => {
    const isDated = localDateStart != null || localDateEnd != null;
    if (availabilityIds && !isDated) return { ...rest, ids: availabilityIds, days: null };
    if (!availabilityIds && localDateStart && localDateEnd) {
      const days = { localDateStart, localDateEnd };
      withinDays(days, context);
      return { ...rest, ids: null, days };
    }
    context.addIssue({ code: 'custom', message: DATES_OR_IDS });
    return z.NEVER;
  });

/** Parses a body by its rule. @throws OctoError 'BAD_REQUEST' */
export const read = <Rule extends z.ZodType>(rule: Rule, body: unknown): z.output<Rule> => {
  const parsed = rule.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw badRequest(path ? `${path} ${issue?.message}` : (issue?.message ?? 'The request is not valid.'));
};
