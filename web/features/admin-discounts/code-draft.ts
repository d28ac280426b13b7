import type { DiscountType } from '@wondercast/core/buying/discount/discount';
import { discountCodeRule } from '@wondercast/core/buying/discount/rules';
import { CODE_TAKEN } from '@wondercast/core/buying/discount/words';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { discountCodeApi } from '../../api/admin/discount-codes.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { localMinute } from '../../ui/formats/local-minute.ts';

/** What the form holds: everything typed is text. */
export interface CodeDraft {
  readonly code: string;
  readonly description: string;
  readonly discountType: DiscountType;
  readonly discountValue: string;
  readonly minOrderAmount: string;
  readonly maxUses: string;
  /** A minute where the reader is, such as `2027-03-31T18:00`; empty for no end. */
  readonly validUntil: string;
  readonly active: boolean;
}

const draftOf = (code: DiscountCodeWire | null): CodeDraft => ({
  code: code?.code ?? '',
  description: code?.description ?? '',
  discountType: code?.discountType ?? 'percentage',
  discountValue: code ? String(code.discountValue) : '',
  minOrderAmount: String(code?.minOrderAmount ?? 0),
  maxUses: code?.maxUses ? String(code.maxUses) : '',
  validUntil: code?.validUntil ? localMinute(code.validUntil) : '',
  active: code?.active ?? true,
});

/** The last minute of a day: what people mean who name a day alone. */
export const LAST_MINUTE = '23:59';

export const timeOf = ({ validUntil }: CodeDraft): string => validUntil.slice('YYYY-MM-DDT'.length);

/** The end of a code on another day, at the time that was said before. */
export const onDay = (draft: CodeDraft, day: LocalDate | null): string =>
  day === null ? '' : `${day}T${timeOf(draft) || LAST_MINUTE}`;

export const atTime = ({ validUntil }: CodeDraft, time: string): string =>
  `${validUntil.slice(0, 'YYYY-MM-DDT'.length)}${time.trim()}`;

const instantOf = (minute: string): string => {
  const at = new Date(minute);
  return Number.isNaN(at.getTime()) ? minute : at.toISOString();
};

const bodyOf = (draft: CodeDraft): Body<'/api/admin/discount-codes', 'post'> => ({
  ...draft,
  discountValue: draft.discountValue.trim(),
  minOrderAmount: draft.minOrderAmount.trim() || '0',
  maxUses: draft.maxUses.trim() === '' ? null : Number(draft.maxUses),
  validUntil: draft.validUntil === '' ? null : instantOf(draft.validUntil),
});

const labels: Readonly<Record<keyof CodeDraft, string>> = {
  code: 'Code',
  description: 'Description',
  discountType: 'Type',
  discountValue: 'Value',
  minOrderAmount: 'Minimum order',
  maxUses: 'Maximum uses',
  validUntil: 'Valid until',
  active: 'Active',
};

export const DISCOUNT_CODE = recordKind({
  title: 'Discount Code',
  noun: 'discount code',
  api: discountCodeApi,
  rule: discountCodeRule,
  draftOf,
  bodyOf,
  labels,
  fieldOf: { [CODE_TAKEN]: 'code' },
});
