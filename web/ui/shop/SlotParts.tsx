import { MAX_TIME_LENGTH, MERIDIEMS, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { DateField } from '../forms/DateField.tsx';
import { Segmented } from '../forms/Segmented.tsx';
import { TextField } from '../forms/TextField.tsx';
import { ZoneSelect } from '../forms/ZoneSelect.tsx';
import { TimeReading } from './TimeReading.tsx';

interface SlotPartsProps {
  readonly slot: Slot;
  /** Text after the first label, such as `optional`. */
  readonly note?: string;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** The fields of a time: date, time, AM or PM, and zone. Their parent lays them out. */
export function SlotParts({ slot, note, onChange }: SlotPartsProps) {
  return (
    <>
      <div data-whole="">
        <DateField
          label="Date"
          {...(note !== undefined && { note })}
          value={slot.date}
          onChange={(date) => onChange({ date })}
        />
      </div>
      <TextField
        label="Time"
        placeholder="2:30"
        autoComplete="off"
        maxLength={MAX_TIME_LENGTH}
        value={slot.time ?? ''}
        onChange={({ target }) => onChange({ time: target.value || null })}
      />
      <Segmented
        label="AM or PM"
        options={MERIDIEMS}
        chosen={slot.meridiem}
        onChoose={(meridiem) => onChange({ meridiem })}
      />
      <div data-whole="">
        <ZoneSelect chosen={slot.zone} onChoose={(zone) => onChange({ zone })} />
      </div>
      <TimeReading slot={slot} onChange={onChange} />
    </>
  );
}
