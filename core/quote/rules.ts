import { z } from 'zod';
import { linesRule } from '../cart/rules.ts';
import { line } from '../fields.ts';

export const quoteRule = z.object({ items: linesRule, discountCode: line(64).nullish() });
