import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/primitives/Button.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { AddedExperience } from './AddedExperience.tsx';
import { type AddedDraft, withAdded } from './added-draft.ts';
import { More } from './amending-look.ts';
import { ExperienceChoices } from './ExperienceChoices.tsx';

interface AddedExperiencesProps {
  readonly added: readonly AddedDraft[];
  /** The group size of the booking, which is the initial value. */
  readonly people: number | null;
  /** Whether to start with choosing an experience. */
  readonly adds: boolean;
  readonly onChange: (added: readonly AddedDraft[]) => void;
}

/** The experiences to be added to the booking. */
export function AddedExperiences({ added, people, adds, onChange }: AddedExperiencesProps) {
  const [isChoosing, setChoosing] = useState(adds);

  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  // The button that closes the list or removes an experience disappears, so focus moves.
  useEffect(() => {
    if (!returning.current) return;
    returning.current = false;
    button.current?.focus();
  });
  return (
    <More>
      {added.length > 0 && <Subheading>New in this booking</Subheading>}
      {added.map((each) => (
        <AddedExperience
          key={each.key}
          added={each}
          onChange={(part) =>
            onChange(added.map((other) => (other.key === each.key ? { ...other, ...part } : other)))
          }
          onRemove={() => {
            returning.current = true;
            onChange(added.filter(({ key }) => key !== each.key));
          }}
        />
      ))}
      {isChoosing ? (
        <ExperienceChoices
          onChoose={(experience) => {
            onChange(withAdded(added, experience, people));
            setChoosing(false);
          }}
          onClose={() => {
            returning.current = true;
            setChoosing(false);
          }}
        />
      ) : (
        <div>
          <Button ref={button} look="quiet" size="sm" onClick={() => setChoosing(true)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add another experience
          </Button>
        </div>
      )}
    </More>
  );
}
