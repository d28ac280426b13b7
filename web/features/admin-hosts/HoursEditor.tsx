import type { DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { offsetAt } from '@wondercast/core/calendar/scheduling/zone-time';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment, useRef, useState } from 'react';
import { ownZone, placeWords, shortClock, spanClock } from '../../ui/formats/zone-moment.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TimeField } from '../../ui/forms/TimeField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { CopyDay } from './CopyDay.tsx';
import { HourBar } from './HourBar.tsx';
import { Exact, Scale, Track, Week } from './hours-look.ts';
import {
  added,
  hoursWords,
  minutesOf,
  replaced,
  spansOf,
  stretched,
  WEEKDAYS,
  without,
} from './hours-week.ts';

/** Default range of the scale; it grows for hours outside it. */
const FIRST = 6 * 60;
const LAST = 22 * 60;
const MARK = 120;

interface HoursEditorProps {
  readonly hours: readonly DaySpan[];
  readonly zone: Zone;
  readonly onChange: (hours: readonly DaySpan[]) => void;
}

/** Weekly hours as bars, which are dragged at their ends, moved by arrow keys, or typed exactly. */
export function HoursEditor({ hours, zone, onChange }: HoursEditorProps) {
  const [chosen, setChosen] = useState<{ weekday: Weekday; from: number } | null>(null);
  /** The hours of days that were switched off, restored when they are switched on again. */
  const taken = useRef(new Map<Weekday, readonly DaySpan[]>());
  const first = Math.min(FIRST, ...hours.map(({ from }) => Math.floor(from / 60) * 60));
  const last = Math.max(LAST, ...hours.map(({ to }) => Math.ceil(to / 60) * 60));
  const marks = Array.from({ length: Math.floor((last - first) / MARK) + 1 }, (_, at) => first + at * MARK);
  const shop = ownZone();
  const apart = offsetAt(shop, Date.now()) - offsetAt(zone, Date.now());
  const place = (minute: number) => `${((minute - first) / (last - first)) * 100}%`;
  const shifted = (minute: number) => (((minute + apart) % 1_440) + 1_440) % 1_440;
  const scale = (minutes: (minute: number) => number) => (
    <Scale aria-hidden="true">
      {marks.map((minute) => (
        <span key={minute} style={{ left: place(minute) }}>
          {shortClock(minutes(minute))}
        </span>
      ))}
    </Scale>
  );

  const change = (span: DaySpan, by: DaySpan) => {
    setChosen({ weekday: by.weekday, from: by.from });
    onChange(replaced(hours, span, by));
  };

  return (
    <Week>
      <small data-scale="">{placeWords(zone)}</small>
      {scale((minute) => minute)}
      {WEEKDAYS.map(({ weekday, name }) => {
        const spans = spansOf(hours, weekday);
        const open = spans.find(({ from }) => chosen?.weekday === weekday && chosen.from === from) ?? null;
        return (
          <Fragment key={weekday}>
            <span data-day="">
              <Switch
                aria-label={name}
                checked={spans.length > 0}
                onChange={({ target }) => {
                  if (!target.checked) {
                    taken.current.set(weekday, spans);
                    return onChange(without(hours, weekday));
                  }
                  const before = taken.current.get(weekday);
                  const next = before
                    ? [...without(hours, weekday), ...before]
                    : added(hours, weekday)?.hours;
                  if (next) onChange([...next].sort((a, b) => a.weekday - b.weekday || a.from - b.from));
                }}
              />
              <span>{name}</span>
            </span>
            <Track
              data-none={spans.length === 0 || undefined}
              style={{ ['--marks' as string]: (last - first) / MARK }}
            >
              {spans.length === 0 && <span>Not available</span>}
              {spans.map((span, at) => (
                <HourBar
                  // biome-ignore lint/suspicious/noArrayIndexKey: the start changes while dragging, the index does not
                  key={at}
                  span={span}
                  day={name}
                  first={first}
                  last={last}
                  chosen={span === open}
                  onChoose={() => setChosen(span === open ? null : { weekday, from: span.from })}
                  onStretch={(edge, minute) => change(span, stretched(hours, span, edge, minute))}
                />
              ))}
            </Track>
            <small data-hours="">{spans.length > 0 && hoursWords(minutesOf(spans))}</small>
            <span data-tools="">
              <IconButton
                small
                aria-label={`Add hours on ${name}`}
                onClick={() => {
                  const more = added(hours, weekday);
                  if (!more) return;
                  onChange(more.hours);
                  setChosen({ weekday, from: more.span.from });
                }}
              >
                <Plus size={17} strokeWidth={1.75} />
              </IconButton>
              <CopyDay name={name} weekday={weekday} hours={hours} onChange={onChange} />
            </span>
            {open && (
              <Exact>
                <TimeField
                  label={`${name} from`}
                  minute={open.from}
                  onChange={(minute) => change(open, stretched(hours, open, 'from', minute))}
                />
                <p>to</p>
                <TimeField
                  isEnd
                  label={`${name} to`}
                  minute={open.to}
                  onChange={(minute) => change(open, stretched(hours, open, 'to', minute))}
                />
                {apart !== 0 && (
                  <small>{`${spanClock(shifted(open.from), shifted(open.to))} in ${placeWords(shop)}`}</small>
                )}
                <Button
                  look="bare"
                  size="sm"
                  onClick={() => {
                    setChosen(null);
                    onChange(hours.filter((span) => span !== open));
                  }}
                >
                  <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
                  Remove
                </Button>
              </Exact>
            )}
          </Fragment>
        );
      })}
      {apart !== 0 && (
        <>
          <small data-scale="">{placeWords(shop)}</small>
          {scale(shifted)}
        </>
      )}
    </Week>
  );
}
