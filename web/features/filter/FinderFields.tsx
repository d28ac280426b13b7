import { monthWords } from '@wondercast/core/buying/free-times/finder-words';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';
import {
  type FinderForm,
  finderProblems,
  MAX_BUDGET_LENGTH,
  MAX_PEOPLE_LENGTH,
  monthsFrom,
} from './finder-form.ts';

interface FinderFieldsProps {
  readonly form: FinderForm;
  /** Whether what is wrong is said. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<FinderForm>) => void;
}

/** How many come, what one session may cost, and a day or a month in a zone that is named. */
export function FinderFields({ form, isChecked, onChange }: FinderFieldsProps) {
  const [shown] = useShownZone();
  const { people, budget, month, day } = form;
  const zone = form.zone ?? shown;
  const problems = isChecked ? finderProblems(form) : { people: null, budget: null };
  const months = monthsFrom(placeOf(Date.now(), zone).day);
  return (
    <FieldGrid>
      <TextField
        label="How many people?"
        name="people"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_PEOPLE_LENGTH}
        placeholder="25"
        value={people}
        error={problems.people}
        onChange={({ target }) => onChange({ people: target.value })}
      />
      <TextField
        label="Budget"
        note="in dollars, per session"
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_BUDGET_LENGTH}
        placeholder="1,500"
        value={budget}
        error={problems.budget}
        onChange={({ target }) => onChange({ budget: target.value })}
      />
      <Select
        label="Month"
        options={month === null || months.includes(month) ? months : [month, ...months]}
        chosen={month}
        placeholder="Any month"
        wordsOf={monthWords}
        onChoose={(value) => onChange({ month: value, day: null })}
      />
      <DateField label="Or a day" value={day} onChange={(value) => onChange({ day: value, month: null })} />
      {(month !== null || day !== null) && (
        <ZoneSelect label="Time zone" chosen={zone} always onChoose={(value) => onChange({ zone: value })} />
      )}
    </FieldGrid>
  );
}
