import { z } from 'zod';
import { line, money } from '../../kernel/fields.ts';
import { newRecordRule } from '../../kernel/records/record-rules.ts';
import { MAX_CODE_LENGTH } from './code-text.ts';
import { DISCOUNT_CODE } from './discount-code-record.ts';

export const NO_CODE = 'Please enter a discount code.';

/** A code as people type it. */
export const codeRule = line(MAX_CODE_LENGTH, NO_CODE).min(1, NO_CODE);

/** The body of `validate`: the code and the subtotal to check it against. */
export const discountCheckRule = z.object({ code: codeRule, orderAmount: money() });

/** A new code (specification §5; `validFrom` is now where it is left out, decision 021). */
export const discountCodeRule = newRecordRule(DISCOUNT_CODE).extend({
  validFrom: DISCOUNT_CODE.validFrom.rule.optional(),
});

export type DiscountCodeGiven = z.output<typeof discountCodeRule>;
