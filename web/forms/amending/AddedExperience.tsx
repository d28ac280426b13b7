import { useQuery } from '@tanstack/react-query';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { useEffect, useRef } from 'react';
import { experienceQuery } from '../../api/catalogue/experience.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { TierScale } from '../../ui/shop/TierScale.tsx';
import { AddOnFields } from './AddOnFields.tsx';
import { type AddedDraft, addedTier } from './added-draft.ts';
import { Added, Head, More, What } from './amending-look.ts';
import { MOST_PEOPLE, MOST_UNITS } from './limits.ts';

interface AddedExperienceProps {
  readonly added: AddedDraft;
  readonly onChange: (part: Partial<AddedDraft>) => void;
  readonly onRemove: () => void;
}

/** A further experience for the booking: group size, tier, number of sessions and add-ons. */
export function AddedExperience({ added, onChange, onRemove }: AddedExperienceProps) {
  const { experience, people, units, addOnIds } = added;
  const { title } = experience;
  const { data } = useQuery(experienceQuery(experience.slug));
  const section = useRef<HTMLElement>(null);
  // The pressed element has disappeared, so focus moves here.
  useEffect(() => section.current?.focus(), []);
  return (
    <Added ref={section} tabIndex={-1} aria-label={`New: ${title}`}>
      <Head>
        <What>
          <Picture src={experience.imageUrl} kind="card" sizes="44px" />
          <span>
            <b>{title}</b>
            <small>
              {units === 1
                ? 'One session; its time is agreed afterwards.'
                : `${units} sessions; their times are agreed afterwards.`}
            </small>
          </span>
        </What>
        <Stepper
          label={`People of ${title}`}
          value={people}
          max={MOST_PEOPLE}
          onChange={(count) => onChange({ people: count, tier: null })}
        />
      </Head>
      <TierScale
        people={people}
        own={null}
        chosen={addedTier(added)}
        priceOf={(each) => (data ? toMinorUnits(data[`${each}Price`]) : null)}
        onChoose={(tier) => onChange({ tier })}
      />
      <More>
        <FieldGroup label={`Sessions of ${title}`}>
          <div>
            <Stepper
              small
              label={`Sessions of ${title}`}
              value={units}
              max={MOST_UNITS}
              onChange={(count) => onChange({ units: count })}
            />
          </div>
        </FieldGroup>
        <AddOnFields
          experienceId={experience.id}
          chosen={addOnIds}
          onChange={(ids) => onChange({ addOnIds: ids })}
        />
        <div>
          <Button look="quiet" size="sm" aria-label={`Do not add it: ${title}`} onClick={onRemove}>
            Do not add it
          </Button>
        </div>
      </More>
    </Added>
  );
}
