/** @jsxImportSource preact */

import { MAX_TIME_LENGTH, MERIDIEMS, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { cityOf, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { localDate } from '@wondercast/core/kernel/calendar';
import { nearZones } from '../near-zones.ts';
import { TextField } from '../parts/TextField.tsx';
import { useId } from '../parts/use-id.ts';
import { today } from '../today.ts';
import { TimeReading } from './TimeReading.tsx';

interface SlotFieldsProps {
  /** Index from 0. */
  readonly unit: number;
  readonly count: number;
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** Preferred date, time and zone of one unit. Any part may be empty. */
export function SlotFields({ unit, count, slot, onChange }: SlotFieldsProps) {
  const id = useId();
  const { date, time, meridiem, zone } = slot;
  return (
    <fieldset class="slot">
      <legend>
        <span class="place" aria-hidden="true">
          {unit + 1}
        </span>
        <span>{`Session ${unit + 1} of ${count}`}</span>
      </legend>
      <TextField
        label="Date"
        note="optional"
        type="date"
        min={today()}
        value={date ?? ''}
        onText={(text) => onChange({ date: localDate(text) })}
      />
      <TextField
        label="Time"
        placeholder="2:30"
        autoComplete="off"
        maxLength={MAX_TIME_LENGTH}
        value={time ?? ''}
        onText={(text) => onChange({ time: text || null })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend */}
      <div class="segments" role="group" aria-label="AM or PM">
        {MERIDIEMS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === meridiem}
            onClick={() => onChange({ meridiem: each === meridiem ? null : each })}
          >
            {each}
          </button>
        ))}
      </div>
      <div class="field">
        <label for={id}>Time zone</label>
        <select
          id={id}
          class="control"
          value={zone ?? ''}
          onChange={({ currentTarget }) => onChange({ zone: toZone(currentTarget.value) })}
        >
          <option value="">Zone</option>
          {nearZones().map((near) => (
            <option key={near} value={near}>
              {cityOf(near)}
            </option>
          ))}
          {Intl.supportedValuesOf('timeZone').map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <TimeReading slot={slot} onChange={onChange} />
    </fieldset>
  );
}
