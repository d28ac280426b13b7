import { TAX_CATEGORIES } from '@wondercast/core/shop/tax/line-tax';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import type { RecordFormProps } from '../../forms/RecordList.tsx';
import { TAX_CATEGORY_NAMES } from '../../headless/tax-names.ts';
import { currencyTitle } from '../../ui/formats/currency-name.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ADD_ON } from './add-on-draft.ts';
import { ExperienceChoice } from './ExperienceChoice.tsx';

/** Adds an add-on, or edits one. */
export function AddOnForm({ record, onClose }: RecordFormProps<AdminAddOnWire>) {
  const { tax } = useShopRules();
  return (
    <RecordDialog kind={ADD_ON} record={record} width={600} onClose={onClose}>
      {({ draft, set, field, toggle, errors }) => (
        <Stack>
          <TextField {...field('name')} required />
          <TextArea {...field('description')} required rows={3} />
          <TextField
            {...field('price')}
            required
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            hint={`${currencyTitle()}, for each unit`}
          />
          <TextField
            {...field('question')}
            note="optional"
            placeholder="What shall be engraved?"
            hint="Checkout asks it; the answer stands with the special requests"
          />
          <SwitchRow {...toggle('needsPhone')} />
          {tax && (
            <Select
              label={ADD_ON.labels.taxCategory}
              options={TAX_CATEGORIES}
              chosen={TAX_CATEGORIES.find((category) => category === draft.taxCategory) ?? null}
              placeholder="As its experience"
              wordsOf={(category) => TAX_CATEGORY_NAMES[category]}
              onChoose={(category) => set({ taxCategory: category ?? '' })}
            />
          )}
          <SwitchRow {...toggle('isActive')} />
          <ExperienceChoice
            chosen={draft.experiences}
            error={errors.experienceIds ?? null}
            onChange={(experiences) => set({ experiences })}
          />
        </Stack>
      )}
    </RecordDialog>
  );
}
