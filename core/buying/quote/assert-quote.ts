import type { MinorUnits } from '../../kernel/money.ts';
import { type Issue, Refusal } from '../../kernel/refusal.ts';
import { PRICES_CHANGED, type Quote } from './quote.ts';

/** Problems in the order in which they are reported, each with the field that it concerns. */
const FIELD = {
  'experience-gone': 'experienceId',
  'add-on-gone': 'addOns',
  'too-many-people': 'headcount',
} as const;
const UNAVAILABLE = ['experience-gone', 'add-on-gone', 'too-many-people'] as const;

const refuseLines = ({ lines }: Quote, kind: (typeof UNAVAILABLE)[number]): void => {
  const issues = lines.flatMap(({ problem }, at): readonly Issue[] =>
    problem?.kind === kind ? [{ path: `items.${at}.${FIELD[kind]}`, message: problem.message }] : [],
  );
  if (issues[0]) throw new Refusal('invalid', issues[0].message, { issues });
};

/**
 * Checks the offers, then the code, then the total (decision 012). A `shownTotal` of null was not shown, and is not compared.
 * @throws Refusal 'invalid' or 'conflict' with the quote in its details
 */
export const assertQuote = (quote: Quote, shownTotal: MinorUnits | null): void => {
  for (const kind of UNAVAILABLE) refuseLines(quote, kind);
  if (quote.discount?.error)
    throw new Refusal('conflict', quote.discount.error, { code: 'discount_refused', details: { quote } });
  const isChanged = quote.lines.some(({ problem }) => problem?.kind === 'price-changed');
  if (isChanged || (shownTotal !== null && quote.total !== shownTotal))
    throw new Refusal('conflict', PRICES_CHANGED, { code: 'prices_changed', details: { quote } });
};

export const CODE_USED_UP = 'This code has been used up';

/** Thrown when the last use, or the customer's own, was taken between check and count. */
export const codeUsedUp = (quote: Quote, words = CODE_USED_UP): Refusal =>
  new Refusal('conflict', words, {
    details: {
      quote: { ...quote, discount: quote.discount && { ...quote.discount, error: words } },
    },
  });
