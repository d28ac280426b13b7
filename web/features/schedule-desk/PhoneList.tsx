import { countsAsDelivered, sessionWord } from '@wondercast/core/calendar/scheduling/session-states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { dayWords, sinceNow, timeIn } from '../../ui/formats/zone-moment.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { standingOf } from '../../ui/shop/session-standing.ts';
import { t2 } from '../../ui/theme/type.ts';
import type { Block, Lane } from './board-model.ts';
import type { Shown } from './desk-address.ts';

const Days = styled.div`
  position: sticky;
  top: 109px;
  z-index: 5;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 2px;
  margin: 0 -16px;
  padding: 4px 12px 8px;
  background: var(--ground);
  & > button {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: 6px 0 5px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    & > small {
      font-size: 12px;
      font-weight: 600;
      color: var(--text-3);
    }
    & > span {
      display: grid;
      place-items: center;
      width: 34px;
      height: 34px;
      border-radius: 50%;
      font-weight: 600;
      font-size: 15px;
    }
    &[data-today] > span {
      background: var(--limelight);
      color: var(--ink);
      font-weight: 700;
    }
    &[aria-pressed='true'] > span {
      box-shadow: inset 0 0 0 2px var(--action);
    }
    & > i {
      width: 4px;
      height: 4px;
      border-radius: 50%;
      background: var(--text-3);
      visibility: hidden;
    }
    &[data-any] > i {
      visibility: visible;
    }
  }
`;

const Heading = styled.h2`
  ${t2}
  margin: 16px 0 10px;
  scroll-margin-top: 190px;
  & > span + span {
    margin-left: 6px;
    font: 500 14px/1 var(--sans);
    color: var(--text-3);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 26px;
  & > li > button {
    display: flex;
    gap: 14px;
    align-items: center;
    width: 100%;
    padding: 10px 14px 10px 10px;
    border: 0;
    border-radius: var(--r-md);
    background: var(--s1);
    box-shadow: 0 0 0 1px var(--line);
    text-align: left;
    cursor: pointer;
    & > picture > img {
      display: block;
      width: 52px;
      height: 65px;
      border-radius: 9px;
      object-fit: cover;
    }
    & > span:nth-child(2) {
      flex: 1;
      min-width: 0;
      font-size: 14px;
      line-height: 1.4;
      color: var(--text-2);
    }
    & b {
      display: block;
      font-weight: 600;
      font-size: 15px;
      line-height: 1.25;
      color: var(--text);
      font-variant-numeric: tabular-nums;
      & > small {
        margin-left: 8px;
        font-size: 13px;
        font-weight: 400;
        color: var(--text-3);
      }
    }
    & i {
      display: flex;
      gap: 6px;
      align-items: center;
      margin-top: 3px;
      font-style: normal;
      font-weight: 600;
      font-size: 13px;
    }
    &[data-kind='over'] {
      background: none;
      & img {
        opacity: 0.55;
      }
      & b,
      & > span {
        color: var(--text-3);
      }
    }
  }
`;

const None = styled.p`
  margin: 0 0 22px;
  font-size: 14px;
  color: var(--text-3);
`;

const NEAR_MS = 2 * 60 * 60_000;

interface PhoneListProps {
  readonly lanes: readonly Lane[];
  readonly shown: Shown;
  readonly now: number;
  readonly onOpen: (block: Block, element: HTMLElement) => void;
  readonly onDay: (day: LocalDate) => void;
}

/** A week on a phone: its days, and a row for each session. */
export function PhoneList({ lanes, shown, now, onOpen, onDay }: PhoneListProps) {
  const { days, day, today, zone } = shown;
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useRef<LocalDate | null>(null);
  const of = (each: LocalDate) =>
    lanes.flatMap((lane) => lane.days.get(each) ?? []).sort((a, b) => a.startsAt - b.startsAt);
  useEffect(() => {
    if (scrolled.current !== null && scrolled.current !== day)
      box.current?.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'start' });
    scrolled.current = day;
  }, [day]);
  const from = days.indexOf(today);
  const listed = from > 0 && day === today ? days.slice(from) : days;
  return (
    <div ref={box}>
      <Days role="group" aria-label="Day">
        {days.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={dayWords(each)}
            aria-pressed={each === day}
            data-today={each === today || undefined}
            data-any={of(each).length > 0 || undefined}
            onClick={() => onDay(each)}
          >
            <small>{dayWords(each).slice(0, 1)}</small>
            <span>{Number(each.slice(8))}</span>
            <i />
          </button>
        ))}
      </Days>
      {listed.map((each) => {
        const blocks = of(each);
        return (
          <section key={each}>
            <Heading data-day={each}>
              <span>{`${each === today ? 'Today' : dayWords(each).slice(0, 3)} `}</span>
              <span>{dayWords(each)}</span>
            </Heading>
            {blocks.length === 0 && <None>No session</None>}
            <List>
              {blocks.map((block) => {
                const { session, startsAt, assignment, kind } = block;
                const standing = kind === 'over' ? null : standingOf(session);
                const Icon = standing?.icon;
                const near = startsAt > now && startsAt - now < NEAR_MS;
                return (
                  <li key={block.key}>
                    <button
                      type="button"
                      data-block={block.key}
                      data-kind={kind}
                      aria-haspopup="dialog"
                      onClick={({ currentTarget }) => onOpen(block, currentTarget)}
                    >
                      {session.experience ? (
                        <Picture src={session.experience.imageUrl} kind="card" sizes="52px" />
                      ) : (
                        <span />
                      )}
                      <span>
                        <b>
                          <span>{timeIn(startsAt, zone)}</span>
                          {countsAsDelivered(session) && (
                            <small>{sessionWord(session.state).toLowerCase()}</small>
                          )}
                          {near && <small>{sinceNow(new Date(startsAt).toISOString(), zone, now)}</small>}
                        </b>
                        <b>{session.experience?.title ?? session.bookingReference}</b>
                        <span>{session.companyName ?? `${session.firstName} ${session.lastName}`}</span>
                        {standing && Icon && (
                          <i style={{ color: `var(--${standing.tone})` }}>
                            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                            <span>{standing.words}</span>
                          </i>
                        )}
                      </span>
                      {assignment ? (
                        <HostFace name={assignment.hostName} pictureUrl={assignment.pictureUrl} />
                      ) : (
                        <NoFace />
                      )}
                    </button>
                  </li>
                );
              })}
            </List>
          </section>
        );
      })}
    </div>
  );
}
