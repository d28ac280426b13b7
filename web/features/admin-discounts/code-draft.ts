import { DISCOUNT_CODE as FIELDS } from '@wondercast/core/buying/discount/discount-code-record';
import { discountCodeRule } from '@wondercast/core/buying/discount/rules';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { discountCodeApi } from '../../api/admin/discount-codes.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';
import { localMinute } from '../../ui/formats/local-minute.ts';

/** A new code is valid at once. */
const { validFrom: _, ...TYPED } = FIELDS;

/** `validUntil` is a minute where the reader is, such as `2027-03-31T18:00`; empty for no end. */
export type CodeDraft = DraftOf<typeof TYPED>;

const fields = recordDraft(TYPED);

const draftOf = (code: DiscountCodeWire | null): CodeDraft => ({
  ...fields.draftOf(code),
  validUntil: code?.validUntil ? localMinute(code.validUntil) : '',
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

const bodyOf = (
  draft: CodeDraft,
): Required<Omit<Body<'/api/admin/discount-codes', 'post'>, 'validFrom'>> => ({
  ...fields.bodyOf(draft),
  minOrderAmount: draft.minOrderAmount.trim() || '0',
  validUntil: draft.validUntil === '' ? null : instantOf(draft.validUntil),
});

export const DISCOUNT_CODE = recordKind({
  ...fields,
  title: 'Discount Code',
  noun: 'discount code',
  api: discountCodeApi,
  rule: discountCodeRule,
  draftOf,
  bodyOf,
  fieldOf: takenFieldsOf(FIELDS),
});
