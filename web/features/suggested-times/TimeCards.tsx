import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { timeIn, zoneName, zoneOf } from '../../ui/formats/zone-moment.ts';
import { radioMark } from '../../ui/forms/choice-look.ts';
import { Own, Time, Times } from './suggested-times-look.ts';
import { ownWords, type SuggestedTime, shortDay, weekdayOf } from './time-words.ts';

const Mark = styled.input`
  ${radioMark}
`;

interface TimeCardsProps {
  readonly times: readonly SuggestedTime[];
  /** Index of the chosen time. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

/** The suggested times as tickets, one of which is chosen. Each also shows the reader's local time. */
export function TimeCards({ times, chosen, onChoose }: TimeCardsProps) {
  const name = useId();
  return (
    <Times role="radiogroup" aria-label="Suggested times">
      {times.map((time, at) => (
        <Time key={time.startsAt}>
          <span>{weekdayOf(time)}</span>
          <b>{shortDay(time)}</b>
          <strong>
            {`${timeIn(time.startsAt, zoneOf(time.zone))} ${zoneName(zoneOf(time.zone), time.startsAt)}`}
          </strong>
          <Own>
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{ownWords(time)}</span>
          </Own>
          <Mark type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />
        </Time>
      ))}
    </Times>
  );
}
