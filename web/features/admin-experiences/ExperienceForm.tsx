import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import { rulesWordsOf } from '../../forms/rules-draft.ts';
import { policyWordsOf } from '../../forms/zones-draft.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ExperienceBooking } from './ExperienceBooking.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
import { ExperiencePictures } from './ExperiencePictures.tsx';
import { ExperiencePolicy } from './ExperiencePolicy.tsx';
import { ExperiencePreview } from './ExperiencePreview.tsx';
import { ExperienceRules } from './ExperienceRules.tsx';
import { ExperienceTax } from './ExperienceTax.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';
import { Columns } from './experience-look.ts';
import { LinkChoice } from './LinkChoice.tsx';
import { useLinks } from './use-links.ts';

interface ExperienceFormProps {
  /** null for a new one. */
  readonly experience: ExperienceWire | null;
  readonly onCreated: (created: ExperienceWire) => void;
  readonly onClose: () => void;
}

/** Adds or edits an experience with its add-ons and hosts. */
export function ExperienceForm({ experience: given, onCreated, onClose }: ExperienceFormProps) {
  // The created experience, when some of its add-ons or hosts could not be linked yet. The form then edits it.
  const [created, setCreated] = useState<ExperienceWire | null>(null);
  const experience = created ?? given;
  const links = useLinks();
  const [previewed, setPreviewed] = useState<ExperienceDraft | null>(null);
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
  const saveLinks = async (saved: ExperienceWire): Promise<boolean> => {
    if (await links.save(saved.id)) return true;
    if (experience === null) setCreated(saved);
    return false;
  };
  return (
    <RecordDialog
      key={experience?.id ?? 'new'}
      kind={{ ...EXPERIENCE, wordsOf }}
      record={experience}
      width={980}
      beside={{ dirty: links.dirty, save: saveLinks }}
      aside={(draft) => (
        <Button look="line" onClick={() => setPreviewed(draft)}>
          Preview
        </Button>
      )}
      onCreated={onCreated}
      onClose={onClose}
      onFailed={(words, error) => showError(`${words}: ${error?.message ?? 'Please try again.'}`)}
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
          >
            <LinkChoice
              label="Add-ons"
              all={links.addOns}
              none="There are no add-ons yet."
              experienceId={experience?.id ?? null}
              changes={links.addOnChanges}
              onChange={links.changeAddOns}
            />
            {links.mayChooseHosts && (
              <LinkChoice
                label="Hosts who can lead it"
                all={links.hosts}
                none="There are no hosts yet."
                experienceId={experience?.id ?? null}
                changes={links.hostChanges}
                onChange={links.changeHosts}
              />
            )}
          </ExperienceFields>
          <ExperiencePictures draft={draft} errors={errors} onChange={set} />
          <ExperienceBooking
            experienceId={experience?.id ?? null}
            draft={draft}
            errors={errors}
            field={field}
            onChange={set}
          />
          <ExperienceRules
            rules={draft.bookingRules}
            errors={errors}
            onChange={(bookingRules) => set({ bookingRules })}
          />
          <ExperienceTax draft={draft} field={field} onChange={set} />
          <ExperiencePolicy zones={draft.policy} onChange={(policy) => set({ policy })} />
          {previewed && <ExperiencePreview draft={previewed} onClose={() => setPreviewed(null)} />}
        </Columns>
      )}
    </RecordDialog>
  );
}
