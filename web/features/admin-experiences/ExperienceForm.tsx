import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import { rulesWordsOf } from '../../forms/rules-draft.ts';
import { policyWordsOf } from '../../forms/zones-draft.ts';
import { sayError } from '../../ui/overlays/toasts.ts';
import { ExperienceFields } from './ExperienceFields.tsx';
import { ExperiencePictures } from './ExperiencePictures.tsx';
import { ExperiencePolicy } from './ExperiencePolicy.tsx';
import { ExperienceRules } from './ExperienceRules.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';
import { Columns } from './experience-look.ts';

interface ExperienceFormProps {
  /** Null for a new one. */
  readonly experience: ExperienceWire | null;
  readonly onClose: () => void;
}

/** Adds an experience, or edits one. */
export function ExperienceForm({ experience, onClose }: ExperienceFormProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const wordsOf = (draft: ExperienceDraft, name: keyof ExperienceDraft): string => {
    if (name === 'categoryIds')
      return draft.categoryIds.map((id) => categories.find((each) => each.id === id)?.name ?? id).join(', ');
    if (name === 'bookingRules')
      return draft.bookingRules === null ? 'As the shop' : (rulesWordsOf(draft.bookingRules) ?? 'Any time');
    if (name === 'policy') return draft.policy === null ? 'As the shop' : policyWordsOf(draft.policy);
    const value = draft[name];
    return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value) || 'Nothing';
  };
  return (
    <RecordDialog
      kind={{ ...EXPERIENCE, wordsOf }}
      record={experience}
      width={980}
      onClose={onClose}
      onFailed={(words, error) => sayError(`${words}: ${error?.message ?? 'Please try again.'}`)}
    >
      {({ draft, set, field, errors }) => (
        <Columns>
          <ExperienceFields
            isNew={experience === null}
            draft={draft}
            errors={errors}
            field={field}
            categories={categories}
            onChange={set}
          />
          <ExperiencePictures draft={draft} errors={errors} onChange={set} />
          <ExperienceRules
            rules={draft.bookingRules}
            errors={errors}
            onChange={(bookingRules) => set({ bookingRules })}
          />
          <ExperiencePolicy zones={draft.policy} onChange={(policy) => set({ policy })} />
        </Columns>
      )}
    </RecordDialog>
  );
}
