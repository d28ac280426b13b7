import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { sentBilling } from '../../people/sent-billing.ts';
import { linesRule } from '../cart/rules.ts';
import { MAX_CODE_LENGTH } from '../discount/code-text.ts';

export const quoteRule = z.object({
  items: linesRule,
  discountCode: line(MAX_CODE_LENGTH).nullish(),
  /** Of a partner: a hold whose times are free for its holder. */
  hold: line(100).nullish(),
  // Whose place tax may be of, as far as it is known.
  billing: sentBilling.optional(),
  companyName: line(120).nullish(),
});
