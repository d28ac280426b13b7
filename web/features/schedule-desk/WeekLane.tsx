import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plane from 'lucide-react/icons/plane';
import { memo } from 'react';
import { clockWords, dayWords, placeOf, spanClock, weekdayWords } from '../../ui/formats/zone-moment.ts';
import { Cell, Chip, Row } from './board-look.ts';
import { type Lane, overlaps, type Stretch } from './board-model.ts';
import type { Verdict } from './drop-rules.ts';
import { Hint } from './Hint.tsx';
import { LaneHead } from './LaneHead.tsx';
import { SessionBlock } from './SessionBlock.tsx';

/** The part of a day that a stretch covers, in words; null for the whole day. */
const partOf = (stretch: Stretch, day: Stretch, zone: Zone): string | null => {
  if (stretch.startsAt <= day.startsAt && stretch.endsAt >= day.endsAt) return null;
  const from = stretch.startsAt <= day.startsAt ? 0 : placeOf(stretch.startsAt, zone).minute;
  const to = stretch.endsAt >= day.endsAt ? 1_440 : placeOf(stretch.endsAt, zone).minute;
  return spanClock(from, to);
};

/** Such as `Sunday`; the date when it is not in this week. */
const untilWords = (instant: number, zone: Zone, days: readonly LocalDate[]): string => {
  const { day } = placeOf(instant, zone);
  return days.includes(day) ? weekdayWords(day) : dayWords(day);
};

export interface WeekLaneProps {
  readonly lane: Lane;
  readonly days: readonly LocalDate[];
  /** Whole days, from midnight to midnight. */
  readonly stretches: readonly Stretch[];
  readonly zone: Zone;
  readonly now: number;
  /** Key of the board's tab stop, if it is in this lane. */
  readonly current: string | null;
  readonly chosen: string | null;
  readonly lifted: string | null;
  /** The day over which a session is being moved. */
  readonly litDay: LocalDate | null;
  readonly verdict: Verdict | null;
  /** What a drop into this lane would do; null when nothing. */
  readonly act: string | null;
}

/** One host's week. */
export const WeekLane = memo(function WeekLane(props: WeekLaneProps) {
  const { lane, days, stretches, zone, now, current, chosen, lifted, litDay, verdict, act } = props;
  const id = lane.host?.id ?? 0;
  return (
    <Row as="section" aria-label={lane.host?.name ?? 'No host yet'}>
      <LaneHead lane={lane} now={now} />
      {days.map((day, at) => {
        const blocks = lane.days.get(day) ?? [];
        const whole = stretches[at] ?? { startsAt: 0, endsAt: 0 };
        const before = stretches[at - 1];
        const away = lane.away.filter((each) => overlaps(each, whole));
        const allDay = away.some((each) => partOf(each, whole, zone) === null);
        const begins = allDay && !(before && lane.away.some((each) => overlaps(each, before)));
        const isLit = day === litDay;
        return (
          <Cell
            key={day}
            data-cell={`${id}/${day}`}
            data-weekend={at > 4 || undefined}
            data-nobody={lane.host === null || undefined}
            data-away={allDay || undefined}
            data-lit={isLit || undefined}
          >
            {blocks.map((block) => (
              <SessionBlock
                key={block.key}
                block={block}
                time={clockWords(block.minute)}
                day={dayWords(day)}
                current={block.key === current}
                chosen={block.key === chosen}
                lifted={block.key === lifted}
              />
            ))}
            {begins && !(isLit && verdict) && (
              <Chip data-away="">
                <Plane size={14} strokeWidth={1.75} aria-hidden="true" />
                <span>{`Away until ${untilWords((away[0]?.endsAt ?? 0) - 1, zone, days)}`}</span>
              </Chip>
            )}
            {!allDay &&
              away.map((each) => (
                <Chip key={each.startsAt} data-away="">
                  <Plane size={14} strokeWidth={1.75} aria-hidden="true" />
                  <span>{partOf(each, whole, zone)}</span>
                </Chip>
              ))}
            {!(isLit && verdict) &&
              lane.busy
                .filter((each) => overlaps(each, whole))
                .map((each) => (
                  <Chip key={each.startsAt}>
                    <CalendarClock size={14} strokeWidth={1.75} aria-hidden="true" />
                    <span>{`Busy ${partOf(each, whole, zone) ?? 'all day'}`}</span>
                  </Chip>
                ))}
            {isLit && verdict && <Hint verdict={verdict} act={act} />}
          </Cell>
        );
      })}
    </Row>
  );
});
