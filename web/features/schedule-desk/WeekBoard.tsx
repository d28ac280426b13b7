import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useMemo } from 'react';
import { counted } from '../../ui/formats/counted.ts';
import { dayWords, instantAt } from '../../ui/formats/zone-moment.ts';
import { actWords } from './act-words.ts';
import { Board, HeadRow, Scroll } from './board-look.ts';
import type { Lane, Stretch } from './board-model.ts';
import type { BoardProps } from './board-props.ts';
import { WeekLane } from './WeekLane.tsx';
import { Windowed } from './Windowed.tsx';

/** How many lanes are rendered as one windowed part. */
const CHUNK = 8;
const LANE_PX = 77;
const BLOCK_PX = 66;

const heightOf = ({ days }: Lane): number =>
  Math.max(LANE_PX, 12 + BLOCK_PX * Math.max(0, ...[...days.values()].map(({ length }) => length)));

const DAY_MS = 24 * 60 * 60_000;

const dayStretch = (day: LocalDate, zone: Zone): Stretch => {
  const startsAt = instantAt(day, 0, zone) ?? Date.parse(`${day}T00:00:00Z`);
  return { startsAt, endsAt: startsAt + DAY_MS };
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** A week board: a lane for each host, and one for sessions without a host. */
export function WeekBoard({
  lanes,
  shown,
  now,
  current,
  chosen,
  moving,
  stale,
  verdicts,
  handlers,
}: BoardProps) {
  const { days, zone, today } = shown;
  const stretches = useMemo(() => days.map((day) => dayStretch(day, zone)), [days, zone]);
  const hosts = lanes.length - 1;
  const chunks = Array.from({ length: Math.ceil(lanes.length / CHUNK) }, (_, at) =>
    lanes.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  return (
    <Scroll>
      <Board
        as="section"
        aria-label={`Week of ${dayWords(shown.from)}`}
        aria-busy={stale || undefined}
        data-board="week"
        data-moving={moving ? '' : undefined}
        data-stale={stale || undefined}
        {...handlers}
      >
        <HeadRow>
          <span>{counted(hosts, 'host')}</span>
          {days.map((day) => {
            const [weekday = '', date = ''] = dayWords(day).split(', ');
            const count = sum(lanes.map((lane) => lane.days.get(day)?.length ?? 0));
            return (
              <span key={day} data-today={day === today || undefined}>
                <span>{`${weekday} `}</span>
                <b>{Number(date.slice(4))}</b>
                {count > 0 && <small title={counted(count, 'session')}>{count}</small>}
              </span>
            );
          })}
        </HeadRow>
        {chunks.map((chunk, at) => (
          <Windowed
            key={chunk[0]?.host?.id ?? 0}
            first={at < 2}
            axis="height"
            size={sum(chunk.map(heightOf))}
            lanes={chunk.map(({ host }) => host?.id ?? 0).join(' ')}
          >
            {() =>
              chunk.map((lane) => {
                const id = lane.host?.id ?? null;
                return (
                  <WeekLane
                    key={id}
                    lane={lane}
                    days={days}
                    stretches={stretches}
                    zone={zone}
                    now={now}
                    current={lane.blocks.some(({ key }) => key === current) ? current : null}
                    chosen={lane.blocks.some(({ key }) => key === chosen) ? chosen : null}
                    lifted={moving?.key ?? null}
                    litDay={moving?.day ?? null}
                    verdict={moving ? verdicts(lane) : null}
                    act={moving && moving.lane === id ? actWords(moving, lane.host) : null}
                  />
                );
              })
            }
          </Windowed>
        ))}
      </Board>
    </Scroll>
  );
}
