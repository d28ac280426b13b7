import { z } from 'zod';
import { linesRule } from '../cart/rules.ts';
import { MAX_CODE_LENGTH } from '../discount/discount.ts';
import { line } from '../fields.ts';

export const quoteRule = z.object({ items: linesRule, discountCode: line(MAX_CODE_LENGTH).nullish() });
