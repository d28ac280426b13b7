import { DISCOUNT_CODE as FIELDS } from '@wondercast/core/buying/discount/discount-code-record';
import { discountCodeRule } from '@wondercast/core/buying/discount/rules';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { sentAmount } from '@wondercast/core/kernel/typed-amount';
import { discountCodeApi } from '../../api/admin/discount-codes.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';
import { localMinute } from '../../ui/formats/local-minute.ts';

/** `validFrom` and `validUntil` are minutes in the reader's zone, such as `2027-03-31T18:00`; empty for "at once" and "without end". */
export type CodeDraft = DraftOf<typeof FIELDS>;

const fields = recordDraft(FIELDS);

const draftOf = (code: DiscountCodeWire | null): CodeDraft => ({
  ...fields.draftOf(code),
  validFrom: code ? localMinute(code.validFrom) : '',
  validUntil: code?.validUntil ? localMinute(code.validUntil) : '',
});

const DAY = 'YYYY-MM-DD'.length;

export const FIRST_MINUTE = '00:00';

/** The last minute of a day, which is meant when only a day is given. */
export const LAST_MINUTE = '23:59';

export const dayOf = (minute: string): LocalDate | null => localDate(minute.slice(0, DAY));

export const timeOf = (minute: string): string => minute.slice(DAY + 1);

/** The same time on another day; by default `usual`. */
export const onDay = (minute: string, day: LocalDate | null, usual: string): string =>
  day === null ? '' : `${day}T${timeOf(minute) || usual}`;

export const atTime = (minute: string, time: string): string => `${minute.slice(0, DAY + 1)}${time.trim()}`;

const instantOf = (minute: string): string => {
  const at = new Date(minute);
  return Number.isNaN(at.getTime()) ? minute : at.toISOString();
};

/** The start of today, which has passed even if this device's clock is some minutes fast. */
const atOnce = (): string => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
};

const bodyOf = (draft: CodeDraft): Required<Body<'/api/admin/discount-codes', 'post'>> => ({
  ...fields.bodyOf(draft),
  validFrom: draft.validFrom === '' ? atOnce() : instantOf(draft.validFrom),
  minOrderAmount: sentAmount(draft.minOrderAmount) || '0',
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
