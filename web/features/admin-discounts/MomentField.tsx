import { DateField } from '../../ui/forms/DateField.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { atTime, dayOf, LAST_MINUTE, onDay, timeOf } from './code-draft.ts';

interface MomentFieldProps {
  readonly label: string;
  readonly timeLabel: string;
  readonly name: string;
  readonly note: string;
  /** Shown when no day is picked. */
  readonly hint: string;
  /** The default time of a picked day. */
  readonly usual: string;
  /** A minute in the reader's zone, such as `2027-03-31T18:00`; empty for none. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (minute: string) => void;
}

/** A field for a day and, once picked, a time on it. */
export function MomentField({
  label,
  timeLabel,
  name,
  note,
  hint,
  usual,
  value,
  error,
  onChange,
}: MomentFieldProps) {
  const day = dayOf(value);
  return (
    <Stack style={{ gap: 12 }}>
      <DateField
        label={label}
        note={note}
        past
        value={day}
        error={day ? null : error}
        {...(!day && { hint })}
        onChange={(picked) => onChange(onDay(value, picked, usual))}
      />
      {day && (
        <TextField
          label={timeLabel}
          name={name}
          autoComplete="off"
          inputMode="numeric"
          maxLength={LAST_MINUTE.length}
          placeholder={usual}
          hint="24 hours, in your time zone"
          value={timeOf(value)}
          error={error}
          onChange={({ target }) => onChange(atTime(value, target.value))}
        />
      )}
    </Stack>
  );
}
