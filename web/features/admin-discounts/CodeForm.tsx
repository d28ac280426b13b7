import { DISCOUNT_TYPES } from '@wondercast/core/buying/discount/code-text';
import { localDate } from '@wondercast/core/kernel/calendar';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import type { RecordFormProps } from '../../forms/RecordList.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FieldGrid, Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { atTime, DISCOUNT_CODE, LAST_MINUTE, onDay, timeOf } from './code-draft.ts';
import { typeWords } from './code-words.ts';

/** Adds a discount code, or edits one. */
export function CodeForm({ record, onClose }: RecordFormProps<DiscountCodeWire>) {
  return (
    <RecordDialog
      kind={DISCOUNT_CODE}
      record={record}
      createLabel="Create code"
      width={620}
      onClose={onClose}
    >
      {({ draft, set, field, errors }) => {
        const validUntil = localDate(draft.validUntil);
        return (
          <FieldGrid>
            <TextField
              {...field('code')}
              required
              spellCheck={false}
              autoCapitalize="characters"
              onChange={({ target }) => set({ code: target.value.toUpperCase() })}
            />
            <TextField {...field('description')} note="optional" />
            <FieldGroup label={DISCOUNT_CODE.labels.discountType} error={errors.discountType ?? null}>
              <Segmented
                label={DISCOUNT_CODE.labels.discountType}
                options={DISCOUNT_TYPES}
                chosen={draft.discountType}
                onChoose={(discountType) => discountType && set({ discountType })}
                wordsOf={typeWords}
              />
            </FieldGroup>
            <TextField
              {...field('discountValue')}
              required
              inputMode="decimal"
              hint={draft.discountType === 'percentage' ? 'Percent, at most 100' : 'US dollars'}
            />
            <TextField {...field('minOrderAmount')} inputMode="decimal" hint="US dollars" />
            <TextField
              {...field('maxUses')}
              note="optional"
              inputMode="numeric"
              hint={record ? `Used ${record.currentUses} times so far` : 'Unlimited when empty'}
            />
            <Stack style={{ gap: 12 }}>
              <DateField
                label={DISCOUNT_CODE.labels.validUntil}
                note="optional"
                past
                value={validUntil}
                error={validUntil ? null : (errors.validUntil ?? null)}
                onChange={(day) => set({ validUntil: onDay(draft, day) })}
              />
              {validUntil && (
                <TextField
                  label="Time of that day"
                  name="validUntil"
                  autoComplete="off"
                  inputMode="numeric"
                  maxLength={LAST_MINUTE.length}
                  placeholder={LAST_MINUTE}
                  hint="24 hours, in your time zone"
                  value={timeOf(draft)}
                  error={errors.validUntil ?? null}
                  onChange={({ target }) => set({ validUntil: atTime(draft, target.value) })}
                />
              )}
            </Stack>
            {record && (
              <div data-wide="">
                <SwitchRow
                  label={DISCOUNT_CODE.labels.active}
                  checked={draft.active}
                  onChange={(active) => set({ active })}
                />
              </div>
            )}
          </FieldGrid>
        );
      }}
    </RecordDialog>
  );
}
