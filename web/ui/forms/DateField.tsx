import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DayPicker } from './DayPicker.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { FieldBox, labelLook } from './field-look.ts';

const Name = styled.span`
  ${labelLook}
`;

interface DateFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: LocalDate | null;
  readonly onChange: (day: LocalDate | null) => void;
  readonly error?: string | null;
  readonly hint?: string;
  /** Whether past days can be picked too. */
  readonly past?: boolean;
}

/** A day picked from a calendar, by default from today on; shown as MMM dd, yyyy. */
export function DateField({ label, note, value, onChange, error, hint, past }: DateFieldProps) {
  const id = useId();
  return (
    <FieldBox>
      <Name id={id}>
        <span>{label}</span>
        {note && <small>{` ${note}`}</small>}
      </Name>
      <DayPicker
        id={`${id}-day`}
        labelledBy={id}
        describedBy={error || hint ? `${id}-below` : undefined}
        invalid={!!error}
        value={value}
        onChange={onChange}
        first={past ? null : 'today'}
        placeholder="Pick a date"
      />
      <FieldMessage id={`${id}-below`} error={error} hint={hint} />
    </FieldBox>
  );
}
