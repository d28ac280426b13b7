import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { zoneDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { styled } from 'styled-components';
import { clockWords, placeOf } from '../formats/zone-moment.ts';
import { DayPicker } from '../forms/DayPicker.tsx';
import { TimeField } from '../forms/TimeField.tsx';
import { ZoneSelect } from '../forms/ZoneSelect.tsx';
import type { Elements } from '../primitives/elements.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import { DoubtfulTime } from './TimeReading.tsx';

/** A time as it is typed; parts may be missing. */
export interface TypedTime {
  readonly day: LocalDate | null;
  /** Minutes after midnight. */
  readonly minute: number | null;
  readonly zone: Zone;
}

export const typedOf = (startsAt: number, zone: Zone): TypedTime => ({ ...placeOf(startsAt, zone), zone });

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1.35fr) minmax(0, 0.95fr) minmax(0, 1fr) 34px;
  gap: 8px;
  align-items: center;
  & + & {
    margin-top: 8px;
  }
  & button[data-compact] {
    width: 100%;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 24px minmax(0, 1fr) minmax(0, 1.15fr) 34px;
    & > :nth-child(2) {
      grid-column: 2 / 4;
    }
    & > :nth-child(3) {
      grid-column: 2;
    }
    & > [data-compact] {
      grid-column: 3;
    }
    & > [data-end] {
      grid-column: 4;
      grid-row: 1;
    }
  }
`;

export const Place = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: color-mix(in srgb, var(--text) 9%, transparent);
  font: 700 12.5px/1 var(--sans);
  color: var(--text-2);
`;

const Below = styled.div`
  && {
    grid-column: 2 / -1;
    grid-row: auto;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  min-height: 18px;
  margin: -2px 0 4px;
  font-size: 13px;
  color: var(--text-3);
  & > span {
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
`;

interface ZonedTimeRowProps {
  /** Position from 1. */
  readonly place: number;
  readonly value: TypedTime;
  /** The day whose month is shown first when no day is chosen; by default today. */
  readonly opensAt?: LocalDate | null;
  readonly onChange: (value: TypedTime) => void;
  readonly onRemove?: (() => void) | null;
  /** What would happen at this time. */
  readonly children?: Elements;
}

/** Day, time and zone in one row. */
export function ZonedTimeRow(props: ZonedTimeRowProps) {
  const { place, value, opensAt = null, onChange, onRemove = null, children } = props;
  const id = useId();
  const time = value.minute === null ? null : clockWords(value.minute);
  const doubt = zoneDoubt({ ...EMPTY_SLOT, date: value.day, time, zone: value.zone });
  return (
    <Row role="group" aria-label={`Time ${place}`}>
      <Place aria-hidden="true">{place}</Place>
      <span>
        <VisuallyHidden id={id}>{`Day ${place}`}</VisuallyHidden>
        <DayPicker
          id={`${id}-day`}
          labelledBy={id}
          compact
          value={value.day}
          opensAt={opensAt}
          onChange={(day) => onChange({ ...value, day })}
          first="today"
          placeholder="Pick a date"
        />
      </span>
      <TimeField
        label={`Time ${place}`}
        minute={value.minute}
        onChange={(minute) => onChange({ ...value, minute })}
      />
      <ZoneSelect
        compact
        always
        label={`Zone ${place}`}
        chosen={value.zone}
        onChoose={(zone) => zone && onChange({ ...value, zone })}
      />
      <span data-end="">
        {onRemove && (
          <IconButton small aria-label={`Remove time ${place}`} onClick={onRemove}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </span>
      {doubt && (
        <Below aria-live="polite">
          <DoubtfulTime
            doubt={doubt}
            onChange={({ zone }) => {
              if (zone) onChange({ ...value, zone });
            }}
          />
        </Below>
      )}
      {children && <Below aria-live="polite">{children}</Below>}
    </Row>
  );
}
