import { useQuery } from '@tanstack/react-query';
import { addOnsQuery } from '../../api/catalogue/experience.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';

interface AddOnFieldsProps {
  /** null while loading. */
  readonly experienceId: number | null;
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** The add-ons of an experience. A booked one that is no longer offered stays in the list. */
export function AddOnFields({ experienceId, chosen, onChange }: AddOnFieldsProps) {
  const { data = [] } = useQuery({ ...addOnsQuery(experienceId ?? 0), enabled: experienceId !== null });
  const offered = data.filter(({ id, isActive }) => isActive || chosen.includes(id));
  if (offered.length === 0) return null;
  return (
    <FieldGroup label="Add-ons" note="priced per experience">
      {offered.map(({ id, name, price }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          title={name}
          checked={chosen.includes(id)}
          onChange={() =>
            onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
          }
          end={shownAmount(price)}
        />
      ))}
    </FieldGroup>
  );
}
