import { toDollars } from '../../kernel/money.ts';
import { recordBy } from '../../people/audit/record.ts';
import type { DiscountCode } from './discount.ts';

/** What the audit log records of a code: the fields that an administrator may change. */
export const recordOfCode = recordBy<DiscountCode>({
  id: 'hidden',
  code: 'shown',
  description: 'shown',
  discountType: 'shown',
  discountValue: 'shown',
  minOrderAmount: (amount) => ({ minOrderAmount: toDollars(amount) }),
  maxUses: 'shown',
  currentUses: 'hidden',
  active: 'shown',
  validFrom: (at) => ({ validFrom: at.toISOString() }),
  validUntil: (at) => ({ validUntil: at?.toISOString() ?? null }),
  createdAt: 'hidden',
  updatedAt: 'hidden',
  version: 'hidden',
});
