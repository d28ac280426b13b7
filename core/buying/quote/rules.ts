import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { sentBilling } from '../../people/sent-billing.ts';
import { linesRule } from '../cart/rules.ts';
import { MAX_CODE_LENGTH } from '../discount/code-text.ts';

export const quoteRule = z.object({
  items: linesRule,
  discountCode: line(MAX_CODE_LENGTH).nullish(),
  /** For a partner: a hold, whose times count as free for its holder. */
  hold: line(100).nullish(),
  // The address that may decide the tax, as far as it is known.
  billing: sentBilling.optional(),
  companyName: line(120).nullish(),
});
