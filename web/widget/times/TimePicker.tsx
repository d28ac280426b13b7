/** @jsxImportSource preact */
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { VNode } from 'preact';
import { counted } from '../../ui/formats/counted.ts';
import { clockIn, freeDayWords, zoneTitle } from '../../ui/formats/free-time-words.ts';
import { Button } from '../parts/Button.tsx';
import { Note } from '../parts/Note.tsx';
import { useId } from '../parts/use-id.ts';
import { MonthOfDays } from './MonthOfDays.tsx';
import { NothingFree } from './NothingFree.tsx';
import { TimeChips } from './TimeChips.tsx';
import type { WantedTimes } from './use-free-month.ts';
import { usePicker } from './use-picker.ts';
import { ZoneSelect } from './ZoneSelect.tsx';

interface TimePickerProps {
  readonly heading: string;
  readonly wanted: WantedTimes;
  readonly chosen: ZonedTime | null;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  /** null when the chosen time is pressed again. */
  readonly onChoose: (time: ZonedTime | null) => void;
  /** Switches to preferred times, where they are accepted. */
  readonly onWish: (() => void) | null;
  /** Content before the month's name, such as another way to book. */
  readonly children: VNode | false | null;
}

/** A month that marks the days with free times, and the times of one day, in the visitor's zone or one that they choose. */
export function TimePicker(props: TimePickerProps) {
  const { heading, wanted, chosen, zone, onZone, onChoose, onWish, children } = props;
  const id = useId();
  const picker = usePicker(wanted, zone, chosen);
  const { month, day, starts } = picker;
  const changeZone = (other: Zone) => {
    picker.changeZone(other);
    onZone(other);
    if (chosen) onChoose({ ...chosen, zone: other });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div class="picker" role="group" aria-labelledby={id}>
      <div class="between">
        <b id={id} class="when">
          {heading}
        </b>
        <ZoneSelect zone={zone} onZone={changeZone} />
      </div>
      <div class="sides">
        <MonthOfDays
          label="Days with free times"
          value={day}
          focused={picker.focused}
          today={picker.today}
          last={month.last}
          wordsOf={(each) => {
            const count = month.days?.get(each)?.length ?? 0;
            return count > 0 ? counted(count, 'free time') : null;
          }}
          onFocus={picker.showMonth}
          onChoose={picker.choose}
        >
          {children}
        </MonthOfDays>
        <div class="of-day" aria-busy={month.days === null && !month.failed}>
          {month.failed ? (
            <Note
              tone="bad"
              action={
                <Button look="quiet" size="sm" onPress={month.retry}>
                  Retry
                </Button>
              }
            >
              <span>The free times could not be loaded.</span>
            </Note>
          ) : month.days === null ? (
            <div class="skeleton row" />
          ) : day !== null && starts.length > 0 ? (
            <>
              <div class="day-head">
                <b aria-live="polite">{freeDayWords(day, 'long')}</b>
                <small>{`${wanted.experience.duration}, ${zoneTitle(zone)}`}</small>
              </div>
              <TimeChips
                key={day}
                label={`Times on ${freeDayWords(day, 'long')}, ${zoneTitle(zone)}`}
                times={starts.map(({ startsAt, left }) => ({
                  startsAt,
                  words: clockIn(Date.parse(startsAt), zone),
                  isLast: wanted.units === 1 && left === 1,
                }))}
                chosen={chosen?.startsAt.toISOString() ?? null}
                onChoose={(startsAt) => onChoose(startsAt ? { startsAt: new Date(startsAt), zone } : null)}
              />
            </>
          ) : (
            <NothingFree
              day={day}
              month={picker.focused}
              next={picker.next}
              zone={zone}
              onGo={picker.choose}
              onWish={onWish}
            />
          )}
        </div>
      </div>
    </div>
  );
}
