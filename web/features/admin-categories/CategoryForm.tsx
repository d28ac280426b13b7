import { slugFrom } from '@wondercast/core/shop/catalogue/slug';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import type { RecordFormProps } from '../../forms/RecordList.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { CATEGORY } from './category-draft.ts';

/** Adds a category, or renames one. */
export function CategoryForm({ record, onClose }: RecordFormProps<CategoryWire>) {
  return (
    <RecordDialog kind={CATEGORY} record={record} width={520} onClose={onClose}>
      {({ draft, set, field, errors }) => (
        <Stack>
          <TextField
            {...field('name')}
            required
            hint={`Its address: ${draft.slug || 'made from the name'}`}
            error={errors.name ?? errors.slug ?? null}
            // The slug follows the name (specification §5).
            onChange={({ target }) => set({ name: target.value, slug: slugFrom(target.value, '') })}
          />
        </Stack>
      )}
    </RecordDialog>
  );
}
