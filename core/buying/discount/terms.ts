import { type Issue, Refusal } from '../../kernel/refusal.ts';
import type { DiscountCode } from './discount.ts';

type Terms = Pick<
  DiscountCode,
  'discountType' | 'discountValue' | 'maxUses' | 'currentUses' | 'validFrom' | 'validUntil'
>;

/** The errors of a code's fields that only show when they are checked together (decision 021). */
export const termsIssues = (terms: Terms): readonly Issue[] => {
  const { discountType, discountValue, maxUses, currentUses, validFrom, validUntil } = terms;
  const issues: Issue[] = [];
  if (discountType === 'percentage' && discountValue > 100)
    issues.push({ path: 'discountValue', message: 'A percentage must be at most 100' });
  if (maxUses !== null && maxUses < currentUses)
    issues.push({ path: 'maxUses', message: `Must be at least ${currentUses}, the uses so far` });
  if (validUntil && validUntil < validFrom)
    issues.push({ path: 'validUntil', message: 'Must not be before the code is valid' });
  return issues;
};

/** @throws Refusal 'invalid' with all of these errors */
export const assertTerms = (terms: Terms): void => {
  const issues = termsIssues(terms);
  if (issues[0]) throw new Refusal('invalid', issues[0].message, { issues });
};
