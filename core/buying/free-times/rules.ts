import { z } from 'zod';
import { zoneRule } from '../../calendar/scheduling/zone-rule.ts';
import { day, line } from '../../kernel/fields.ts';
import { linesRule } from '../cart/rules.ts';
import { MAX_DAYS } from './free-times.ts';
import { NOTHING_TO_HOLD } from './words.ts';

const DAY_MS = 86_400_000;

/** The requested days in a time zone, both included. */
export const askedDaysRule = z
  .object({ from: day(), to: day(), zone: zoneRule })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1)
      context.addIssue({ code: 'custom', path: ['to'], message: 'Must not be before the first day' });
    if (days > MAX_DAYS)
      context.addIssue({ code: 'custom', path: ['to'], message: `At most ${MAX_DAYS} days` });
  });

/** The body of `POST /api/holds`. */
export const holdRule = z.object({
  items: linesRule.refine((lines) => lines.some(({ chosen }) => chosen !== undefined), NOTHING_TO_HOLD),
  /** For a visitor of a partner's page without a session: the hold that this one replaces. */
  hold: line(100).nullish(),
});
