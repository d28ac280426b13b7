import { useQueryClient } from '@tanstack/react-query';
import { addOnRule } from '@wondercast/core/catalogue/rules';
import { STALE } from '@wondercast/core/version';
import { createAddOn, currentAddOn, updateAddOn } from '../../api/admin/add-ons.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { type AddOnDraft, bodyOf, draftOf, LABELS } from './add-on-draft.ts';
import { ExperienceChoice } from './ExperienceChoice.tsx';

const words = (draft: AddOnDraft, name: keyof AddOnDraft): string =>
  name === 'experiences' ? draft.experiences.map(({ title }) => title).join(', ') : String(draft[name]);

interface AddOnFormProps {
  /** Null for a new one. */
  readonly addOn: AdminAddOnWire | null;
  readonly onClose: () => void;
}

/** Adds an add-on, or edits one. */
export function AddOnForm({ addOn, onClose }: AddOnFormProps) {
  const client = useQueryClient();
  const verb = addOn ? 'update' : 'create';
  const form = useRecordForm({
    record: addOn,
    draftOf,
    bodyOf,
    rule: addOnRule,
    create: (body) => createAddOn(client, body),
    update: (id, changes) => updateAddOn(client, id, changes),
    current: (id) => currentAddOn(client, id),
    onSaved: () => {
      onClose();
      say(`Add-on has been ${verb}d`);
    },
    onFailed: () => sayError(`Failed to ${verb} add-on`),
  });
  const { draft, set, errors, conflict } = form;
  return (
    <FormDialog
      title={addOn ? 'Edit Add-On' : 'Add Add-On'}
      width={600}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={addOn ? 'Save changes' : 'Create add-on'}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const [theirs, own] = [words(conflict.theirs, name), words(draft, name)];
            return {
              name,
              label: LABELS[name],
              theirs: theirs || 'Nothing',
              own: own === theirs ? null : own,
            };
          })}
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof AddOnDraft] })}
        />
      )}
      <Stack>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          value={draft.name}
          error={errors.name ?? null}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextArea
          label="Description"
          name="description"
          required
          rows={3}
          maxLength={2_000}
          value={draft.description}
          error={errors.description ?? null}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextField
          label="Price"
          name="price"
          required
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          hint="US dollars, for each unit"
          autoComplete="off"
          value={draft.price}
          error={errors.price ?? null}
          onChange={({ target }) => set({ price: target.value })}
        />
        <SwitchRow label="Active" checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
        <ExperienceChoice
          chosen={draft.experiences}
          error={errors.experienceIds ?? null}
          onChange={(experiences) => set({ experiences })}
        />
      </Stack>
    </FormDialog>
  );
}
