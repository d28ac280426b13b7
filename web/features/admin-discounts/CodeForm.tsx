import { DISCOUNT_TYPES } from '@wondercast/core/buying/discount/code-text';
import type { DiscountCodeWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import type { RecordFormProps } from '../../forms/RecordList.tsx';
import { currencyTitle } from '../../ui/formats/currency-name.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FieldGrid, Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { DISCOUNT_CODE, FIRST_MINUTE, LAST_MINUTE } from './code-draft.ts';
import { typeWords } from './code-words.ts';
import { MomentField } from './MomentField.tsx';

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
      {({ draft, set, field, toggle, errors }) => (
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
            hint={draft.discountType === 'percentage' ? 'Percent, at most 100' : currencyTitle()}
          />
          <TextField {...field('minOrderAmount')} inputMode="decimal" hint={currencyTitle()} />
          <TextField
            {...field('maxUses')}
            note="optional"
            inputMode="numeric"
            hint={record ? `Used ${record.currentUses} times so far` : 'Unlimited when empty'}
          />
          <Stack style={{ gap: 4 }}>
            <SwitchRow {...toggle('oncePerCustomer')} />
            <Hint>Each customer, by account or e-mail address, can use it for one booking.</Hint>
          </Stack>
          <MomentField
            label={DISCOUNT_CODE.labels.validFrom}
            timeLabel="Time of the first day"
            name="validFrom"
            note="optional"
            hint="At once when empty"
            usual={FIRST_MINUTE}
            value={draft.validFrom}
            error={errors.validFrom ?? null}
            onChange={(validFrom) => set({ validFrom })}
          />
          <MomentField
            label={DISCOUNT_CODE.labels.validUntil}
            timeLabel="Time of that day"
            name="validUntil"
            note="optional"
            hint="No end when empty"
            usual={LAST_MINUTE}
            value={draft.validUntil}
            error={errors.validUntil ?? null}
            onChange={(validUntil) => set({ validUntil })}
          />
          {record && (
            <div data-wide="">
              <SwitchRow {...toggle('active')} />
            </div>
          )}
        </FieldGrid>
      )}
    </RecordDialog>
  );
}
