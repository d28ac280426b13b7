import { useQuery } from '@tanstack/react-query';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { useState } from 'react';
import { styled } from 'styled-components';
import { explainedTimesQuery } from '../../api/admin/free-times.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { daysFrom, dayWords } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: 2px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(110px, 160px) minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  min-height: 40px;
  border-bottom: 1px solid var(--line);
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Reasons = styled.ul`
  grid-column: 1 / -1;
  margin: 0 0 10px;
  padding-left: 18px;
`;

const DAYS = 14;

function Why({ experienceId, day }: { readonly experienceId: number; readonly day: LocalDate }) {
  const { data, error } = useQuery(explainedTimesQuery(experienceId, day));
  if (error)
    return (
      <Small role="alert">{error instanceof ApiError ? error.message : 'The shop cannot be reached.'}</Small>
    );
  if (!data) return <Small role="status">Looking ...</Small>;
  if (data.reasons.length === 0)
    return <Small>Every host who could lead it is free at some time of the day.</Small>;
  return (
    <Reasons aria-label={`Why on ${dayWords(day)}`}>
      {data.reasons.map(({ hostId, hostName, words }) => (
        <li key={hostId ?? words}>
          <Small>{hostName === null ? words : `${hostName}: ${words}`}</Small>
        </li>
      ))}
    </Reasons>
  );
}

/** The next two weeks as customers see them, and for each day why nothing, or not more, is free. */
export function FreeTimesPreview({ experienceId }: { readonly experienceId: number }) {
  const { data, error } = useQuery(explainedTimesQuery(experienceId, null));
  const [asked, setAsked] = useState<LocalDate | null>(null);
  if (error)
    return (
      <Note tone="bad">{error instanceof ApiError ? error.message : 'The shop cannot be reached.'}</Note>
    );
  if (!data) return <Small role="status">Looking for free times ...</Small>;
  const today = localDate(data.today);
  const days = today ? Array.from({ length: DAYS }, (_, ahead) => daysFrom(today, ahead)) : [];
  return (
    <section aria-label="Free times of the next two weeks">
      <Small>{`As customers see them; saved settings, times of ${data.zone}.`}</Small>
      <List>
        {days.map((day) => {
          const starts = data.days.find((each) => each.day === day)?.starts ?? [];
          const [first, last] = [starts[0], starts.at(-1)];
          return (
            <Row key={day}>
              <span>{dayWords(day)}</span>
              <Small>
                {first && last ? `${starts.length} times, ${first.time} to ${last.time}` : 'Nothing free'}
              </Small>
              <Button
                look="line"
                size="sm"
                aria-expanded={asked === day}
                onClick={() => setAsked(asked === day ? null : day)}
              >
                Why?
              </Button>
              {asked === day && <Why experienceId={experienceId} day={day} />}
            </Row>
          );
        })}
      </List>
    </section>
  );
}
