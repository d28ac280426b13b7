import { useQueryClient } from '@tanstack/react-query';
import { categoryRule } from '@wondercast/core/catalogue/rules';
import { slugFrom } from '@wondercast/core/catalogue/slug';
import { CATEGORY_NAME_TAKEN, SLUG_TAKEN } from '@wondercast/core/catalogue/words';
import { STALE } from '@wondercast/core/version';
import { createCategory, currentCategory, updateCategory } from '../../api/admin/admin-categories.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { bodyOf, type CategoryDraft, draftOf, LABELS } from './category-draft.ts';

interface CategoryFormProps {
  /** Null for a new one. */
  readonly category: CategoryWire | null;
  readonly onClose: () => void;
}

/** Adds a category, or renames one. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const client = useQueryClient();
  const verb = category ? 'update' : 'create';
  const form = useRecordForm({
    record: category,
    draftOf,
    bodyOf,
    rule: categoryRule,
    create: (body) => createCategory(client, body),
    update: (id, changes) => updateCategory(client, id, changes),
    current: (id) => currentCategory(client, id),
    fieldOf: { [CATEGORY_NAME_TAKEN]: 'name', [SLUG_TAKEN]: 'slug' },
    onSaved: () => {
      onClose();
      say(`Category has been ${verb}d`);
    },
    onFailed: () => sayError(`Failed to ${verb} category`),
  });
  const { draft, set, errors, conflict } = form;
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Add Category'}
      width={520}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={category ? 'Save changes' : 'Create category'}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const own = draft[name];
            const theirs = conflict.theirs[name];
            return { name, label: LABELS[name], theirs, own: own === theirs ? null : own };
          })}
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof CategoryDraft] })}
        />
      )}
      <Stack>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          hint={`Its address: ${draft.slug || 'made from the name'}`}
          value={draft.name}
          error={errors.name ?? errors.slug ?? null}
          // The slug follows the name (specification §5).
          onChange={({ target }) => set({ name: target.value, slug: slugFrom(target.value, '') })}
        />
      </Stack>
    </FormDialog>
  );
}
