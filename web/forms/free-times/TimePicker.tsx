import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { useId } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../ui/formats/counted.ts';
import { clockIn, freeDayWords, zoneTitle } from '../../ui/formats/free-time-words.ts';
import { MonthOfDays } from '../../ui/forms/MonthOfDays.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Fine } from '../../ui/primitives/Text.tsx';
import { TimeChips } from '../../ui/shop/TimeChips.tsx';
import { NothingFree } from './NothingFree.tsx';
import { TimesHead } from './TimesHead.tsx';
import type { WantedTimes } from './use-free-month.ts';
import { useTimePicker } from './use-time-picker.ts';

const Box = styled.div`
  display: grid;
  gap: 12px;
  container-type: inline-size;
`;

/** If there is room, the times are next to the month. */
const Sides = styled.div`
  display: grid;
  gap: 12px;
  @container (min-width: 600px) {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 28px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Times = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  /* Two rows of times: the box keeps its height while they are asked for. */
  min-height: 128px;
  align-content: start;
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
`;

interface TimePickerProps extends Omit<WantedTimes, 'zone'> {
  readonly heading?: string;
  readonly chosen: ZonedTime | null;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  /** null when the chosen time is pressed again. */
  readonly onChoose: (time: ZonedTime | null) => void;
  /** Switches to preferred times, where they are accepted. */
  readonly onWish?: (() => void) | undefined;
  /** Content before the month's name, such as another way to book. */
  readonly children?: Elements;
}

/** A month that marks the days with free times, and the times of one day, in the visitor's zone or one that they choose. */
export default function TimePicker(props: TimePickerProps) {
  const {
    heading = 'When',
    experience,
    units,
    rest,
    holdId,
    moving,
    from,
    zone,
    onZone,
    chosen,
    onChoose,
    onWish,
  } = props;
  const id = useId();
  const wanted = { experience, zone, units, rest, holdId, moving: moving ?? null, from: from ?? null };
  const picker = useTimePicker(wanted, chosen);
  const { month, today, day, focused, starts, next } = picker;
  const changeZone = (other: Zone) => {
    picker.changeZone(other);
    onZone(other);
    if (chosen) onChoose({ ...chosen, zone: other });
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <TimesHead id={id} heading={heading} zone={zone} onZone={changeZone} />
      <Sides>
        <MonthOfDays
          label="Days with free times"
          value={day}
          focused={focused}
          first={today}
          last={month.last}
          wordsOf={(each) => {
            const count = month.days?.get(each)?.length ?? 0;
            return count > 0 ? counted(count, 'free time') : null;
          }}
          onFocus={picker.showMonth}
          onChoose={picker.choose}
        >
          {props.children}
        </MonthOfDays>
        <Times aria-busy={month.days === null && !month.failed}>
          {month.failed ? (
            <LoadFailure pending={month.pending} onRetry={month.retry}>
              The free times could not be loaded.
            </LoadFailure>
          ) : month.days === null ? (
            <>
              <Skeleton $width="160px" $height="20px" />
              <Skeleton $height="44px" />
            </>
          ) : day !== null && starts.length > 0 ? (
            <>
              <Row>
                <b aria-live="polite" style={{ fontSize: 14.5, fontWeight: 600 }}>
                  {freeDayWords(day, 'long')}
                </b>
                <Fine>{`${experience.duration}, ${zoneTitle(zone)}`}</Fine>
              </Row>
              <TimeChips
                key={day}
                label={`Times on ${freeDayWords(day, 'long')}, ${zoneTitle(zone)}`}
                times={starts.map(({ startsAt, left }) => ({
                  startsAt,
                  words: clockIn(Date.parse(startsAt), zone),
                  isLast: units === 1 && left === 1,
                }))}
                chosen={chosen?.startsAt.toISOString() ?? null}
                onChoose={(startsAt) =>
                  onChoose(startsAt === null ? null : { startsAt: new Date(startsAt), zone })
                }
              />
            </>
          ) : (
            <NothingFree
              day={day}
              month={focused}
              next={next}
              zone={zone}
              onGo={picker.choose}
              onWish={onWish}
            />
          )}
        </Times>
      </Sides>
    </Box>
  );
}
