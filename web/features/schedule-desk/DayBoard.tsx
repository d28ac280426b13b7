import CalendarClock from 'lucide-react/icons/calendar-clock';
import {
  clockWords,
  daysFrom,
  dayWords,
  instantAt,
  placeOf,
  shortClock,
  spanClock,
  timeIn,
} from '../../ui/formats/zone-moment.ts';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { actWords } from './act-words.ts';
import { type Lane, overlaps, type Stretch } from './board-model.ts';
import type { BoardProps } from './board-props.ts';
import { Break, Busy, Column, Day, DayHead, DayScroll, Hours, Off, Placed } from './day-look.ts';
import { HOUR_PX } from './day-measures.ts';
import { Hint } from './Hint.tsx';
import { SessionBlock } from './SessionBlock.tsx';
import { Windowed } from './Windowed.tsx';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const BREAK = 15;
const CHUNK = 10;
const COLUMN_PX = 172;

/** The shown hours: the default ones, extended by what is scheduled. */
const hoursOf = (
  lanes: readonly Lane[],
  day: Stretch,
  minuteOf: (at: number) => number,
): { first: number; last: number } => {
  const times = lanes.flatMap(({ blocks, host }) => [
    ...blocks,
    ...(host?.available ?? []).map(({ startsAt, endsAt }) => ({
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    })),
  ]);
  const inside = times.filter((each) => overlaps(each, day));
  const hour = (at: number) => minuteOf(at) / 60;
  return {
    first: Math.max(0, Math.floor(Math.min(7, ...inside.map(({ startsAt }) => hour(startsAt))))),
    last: Math.min(24, Math.ceil(Math.max(19, ...inside.map(({ endsAt }) => hour(endsAt))))),
  };
};

/** The parts of a day that these spans do not cover. */
const gapsOf = (spans: readonly Stretch[], day: Stretch): readonly Stretch[] => {
  const gaps: Stretch[] = [];
  let from = day.startsAt;
  for (const span of [...spans].sort((a, b) => a.startsAt - b.startsAt)) {
    if (span.startsAt > from) gaps.push({ startsAt: from, endsAt: Math.min(span.startsAt, day.endsAt) });
    from = Math.max(from, span.endsAt);
  }
  if (from < day.endsAt) gaps.push({ startsAt: from, endsAt: day.endsAt });
  return gaps;
};

/** A day board: hours from top to bottom, a column for each host, and one for sessions without a host. */
export function DayBoard({ lanes, shown, current, chosen, moving, stale, verdicts, handlers }: BoardProps) {
  const { day, zone } = shown;
  const midnight = instantAt(day, 0, zone) ?? Date.parse(`${day}T00:00:00Z`);
  const next = instantAt(daysFrom(day, 1), 0, zone) ?? midnight + DAY_MINUTES * MINUTE_MS;
  const whole: Stretch = { startsAt: midnight, endsAt: next };
  // Positions follow local time, because a day on which clocks change has one hour less or more.
  const minuteOf = (at: number): number => {
    if (at <= midnight) return 0;
    return at >= next ? DAY_MINUTES : placeOf(at, zone).minute;
  };
  const { first, last } = hoursOf(lanes, whole, minuteOf);
  const top = (at: number) => {
    const minute = Math.min(Math.max(minuteOf(at), first * 60), last * 60);
    return ((minute - first * 60) / 60) * HOUR_PX;
  };
  const cut = ({ startsAt, endsAt }: Stretch) => ({
    top: top(startsAt),
    height: Math.max(top(endsAt) - top(startsAt), 0),
  });
  const isShown = (each: Stretch) => cut(each).height > 0;
  const words = (each: Stretch) =>
    spanClock(placeOf(each.startsAt, zone).minute, placeOf(each.endsAt, zone).minute);
  const chunks = Array.from({ length: Math.ceil(lanes.length / CHUNK) }, (_, at) =>
    lanes.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const hours = Array.from({ length: last - first }, (_, at) => first + at);

  const column = (lane: Lane) => {
    const { host, blocks, away, busy } = lane;
    const id = host?.id ?? null;
    const isTarget = moving !== null && moving.lane === id;
    const mine = blocks.filter((block) => overlaps(block, whole));
    const off = host
      ? gapsOf(
          host.available.map(({ startsAt, endsAt }) => ({
            startsAt: Date.parse(startsAt),
            endsAt: Date.parse(endsAt),
          })),
          whole,
        ).filter(isShown)
      : [];
    const verdict = isTarget ? verdicts(lane) : null;
    return (
      <Column key={id} as="section" aria-label={host?.name ?? 'No host yet'}>
        <DayHead>
          {host ? <HostFace name={host.name} pictureUrl={host.pictureUrl} size={34} /> : <NoFace size={34} />}
          <span>
            <b>{host?.name ?? 'No host yet'}</b>
            <small>
              {mine.length === 0 ? 'no session' : mine.length === 1 ? '1 session' : `${mine.length} sessions`}
            </small>
          </span>
        </DayHead>
        <div
          data-cell={`${id ?? 0}/${day}`}
          data-first-minute={first * 60}
          data-nobody={host === null || undefined}
          data-lit={isTarget || undefined}
          style={{ height: (last - first) * HOUR_PX }}
        >
          {off.map((each) => (
            <Off key={each.startsAt} style={cut(each)}>
              {cut(each).height > 40 && <span>Outside hours</span>}
            </Off>
          ))}
          {away.filter(isShown).map((each) => (
            <Off key={each.startsAt} style={cut(each)}>
              <span>Away</span>
            </Off>
          ))}
          {busy.filter(isShown).map((each) => (
            <Busy key={each.startsAt} style={cut(each)}>
              <CalendarClock size={15} strokeWidth={1.75} aria-hidden="true" />
              <span>{`Own calendar, ${words(each)}`}</span>
            </Busy>
          ))}
          {mine.map((block) => (
            <Placed
              key={block.key}
              style={cut(block)}
              data-short={block.endsAt - block.startsAt < 50 * MINUTE_MS || undefined}
            >
              {host && <Break aria-hidden="true" style={{ top: -(BREAK / 60) * HOUR_PX }} />}
              <SessionBlock
                block={block}
                time={clockWords(block.minute)}
                day={dayWords(day)}
                current={block.key === current}
                chosen={block.key === chosen}
                lifted={block.key === (moving?.key ?? null)}
              />
              {host && <Break aria-hidden="true" style={{ bottom: -(BREAK / 60) * HOUR_PX }} />}
            </Placed>
          ))}
          {isTarget && verdict && (
            <Placed
              data-target=""
              style={cut({
                startsAt: moving.startsAt,
                endsAt: moving.startsAt + moving.movable.minutes * MINUTE_MS,
              })}
            >
              <Hint
                verdict={{ ...verdict, words: `${timeIn(moving.startsAt, zone)}, ${verdict.words}` }}
                act={verdict.kind === 'no' || verdict.kind === 'here' ? null : actWords(moving, host)}
              />
            </Placed>
          )}
        </div>
      </Column>
    );
  };

  return (
    <DayScroll>
      <Day
        as="section"
        aria-label={dayWords(day)}
        aria-busy={stale || undefined}
        data-board="day"
        data-moving={moving ? '' : undefined}
        data-stale={stale || undefined}
        {...handlers}
      >
        <Hours aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ top: (hour - first) * HOUR_PX }}>
              {shortClock(hour * 60)}
            </span>
          ))}
        </Hours>
        {chunks.map((chunk, at) => (
          <Windowed
            key={chunk[0]?.host?.id ?? 0}
            first={at === 0}
            axis="width"
            size={chunk.length * COLUMN_PX}
            share={chunk.length}
            lanes={chunk.map(({ host }) => host?.id ?? 0).join(' ')}
          >
            {() => chunk.map(column)}
          </Windowed>
        ))}
      </Day>
    </DayScroll>
  );
}
