import type { DiscountType } from '@wondercast/core/buying/discount/code-text';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import type { BadgeTone } from '../../ui/primitives/Badge.tsx';

export const typeWords = (type: DiscountType): string => (type === 'percentage' ? 'Percentage' : 'Fixed');

export const valueWords = ({ discountType, discountValue }: DiscountCodeWire): string =>
  discountType === 'percentage' ? `${discountValue}%` : shownAmount(discountValue);

interface Status {
  readonly tone: BadgeTone;
  readonly words: string;
}

/** The state of a code now. */
export const statusOf = (code: DiscountCodeWire, now: Date): Status => {
  if (!code.active) return { tone: 'flat', words: 'Inactive' };
  if (new Date(code.validFrom) > now)
    return { tone: 'info', words: `Starts ${formatInstant(code.validFrom)}` };
  if (code.validUntil && new Date(code.validUntil) < now) return { tone: 'warn', words: 'Expired' };
  if (code.maxUses !== null && code.currentUses >= code.maxUses) return { tone: 'warn', words: 'Used up' };
  return { tone: 'ok', words: 'Active' };
};
