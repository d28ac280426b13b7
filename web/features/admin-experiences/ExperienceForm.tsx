import { useQuery, useQueryClient } from '@tanstack/react-query';
import { experienceFormRule } from '@wondercast/core/catalogue/rules';
import { SLUG_TAKEN } from '@wondercast/core/catalogue/words';
import { STALE } from '@wondercast/core/version';
import { createExperience, currentExperience, updateExperience } from '../../api/admin/admin-experiences.ts';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { ExperienceFields } from './ExperienceFields.tsx';
import { ExperiencePictures } from './ExperiencePictures.tsx';
import { bodyOf, draftOf, type ExperienceDraft, LABELS } from './experience-draft.ts';
import { Columns } from './experience-look.ts';

interface ExperienceFormProps {
  /** Null for a new one. */
  readonly experience: ExperienceWire | null;
  readonly onClose: () => void;
}

/** Adds an experience, or edits one. */
export function ExperienceForm({ experience, onClose }: ExperienceFormProps) {
  const client = useQueryClient();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const verb = experience ? 'update' : 'create';
  const form = useRecordForm({
    record: experience,
    draftOf,
    bodyOf,
    rule: experienceFormRule,
    create: (body) => createExperience(client, body),
    update: (id, changes) => updateExperience(client, id, changes),
    current: (id) => currentExperience(client, id),
    fieldOf: { [SLUG_TAKEN]: 'slug' },
    onSaved: () => {
      onClose();
      say(`Experience has been ${verb}d`);
    },
    onFailed: (error) => sayError(`Failed to ${verb} experience: ${error?.message ?? 'Please try again.'}`),
  });
  const { draft, set, errors, conflict } = form;

  const words = (name: keyof ExperienceDraft, from: ExperienceDraft): string => {
    if (name === 'categoryIds')
      return from.categoryIds.map((id) => categories.find((each) => each.id === id)?.name ?? id).join(', ');
    const value = from[name];
    return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value) || 'Nothing';
  };

  return (
    <FormDialog
      title={experience ? 'Edit Experience' : 'Add Experience'}
      width={980}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={experience ? 'Save changes' : 'Create experience'}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const [theirs, own] = [words(name, conflict.theirs), words(name, draft)];
            return { name, label: LABELS[name], theirs, own: own === theirs ? null : own };
          })}
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof ExperienceDraft] })}
        />
      )}
      <Columns>
        <ExperienceFields
          isNew={experience === null}
          draft={draft}
          errors={errors}
          categories={categories}
          onChange={set}
        />
        <ExperiencePictures draft={draft} errors={errors} onChange={set} />
      </Columns>
    </FormDialog>
  );
}
