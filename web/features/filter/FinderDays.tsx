import { monthWords } from '@wondercast/core/buying/free-times/finder-words';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';
import { type FinderForm, monthsFrom } from './finder-form.ts';

interface FinderDaysProps {
  readonly form: FinderForm;
  readonly onChange: (part: Partial<FinderForm>) => void;
}

/** A day or a month, and its zone. Loaded when the filters are opened, because lists and calendars are not part of the first load. */
export default function FinderDays({ form, onChange }: FinderDaysProps) {
  const [shown] = useShownZone();
  const { month, day } = form;
  const zone = form.zone ?? shown;
  const months = monthsFrom(placeOf(Date.now(), zone).day);
  return (
    <>
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
    </>
  );
}
