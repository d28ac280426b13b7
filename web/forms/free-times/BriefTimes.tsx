import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { clockIn, freeDayWords, zoneTitle } from '../../ui/formats/free-time-words.ts';
import { dayWords, placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { popover } from '../../ui/primitives/popover-look.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { TimeChips } from '../../ui/shop/TimeChips.tsx';
import ChosenTime from './ChosenTime.tsx';
import TimePicker from './TimePicker.tsx';
import { TimesHead } from './TimesHead.tsx';
import type { WantedTimes } from './use-free-month.ts';
import { useTimePicker } from './use-time-picker.ts';

/** How many fit next to each other. */
const FIRST = 4;

const Box = styled.div`
  display: grid;
  gap: 8px;
`;

/** The month with the times of a day next to it. */
const Panel = styled(Popover)`
  ${popover}
  width: min(704px, 100vw - 24px);
  padding: 20px 24px 24px;
  /* Left of a ticket: what it comes to stays in sight. */
  &[data-beside] {
    width: min(704px, 100vw - 452px);
  }
`;

interface BriefTimesProps {
  /** Whether the month opens to the left, instead of above or below. */
  readonly beside?: boolean;
  readonly wanted: WantedTimes;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  readonly chosen: ZonedTime | null;
  readonly onChoose: (time: ZonedTime | null) => void;
  readonly onWish?: (() => void) | undefined;
  /** Another way to book, shown above the month. */
  readonly ways?: Elements | undefined;
}

/** The first times of the first free day, or the chosen one. The month opens next to it. */
export function BriefTimes({
  beside = false,
  wanted,
  zone,
  onZone,
  chosen,
  onChoose,
  onWish,
  ways,
}: BriefTimesProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picker = useTimePicker(wanted, chosen);
  const { month, day, starts } = picker;
  const changeZone = (other: Zone) => {
    picker.changeZone(other);
    onZone(other);
    if (chosen) onChoose({ ...chosen, zone: other });
  };
  const choose = (next: ZonedTime | null) => {
    // In another zone it is still the same instant.
    const isDone = next !== null && next.startsAt.getTime() !== chosen?.startsAt.getTime();
    flushSync(() => {
      onChoose(next);
      if (isDone) setOpen(false);
    });
    if (isDone) opener.current?.focus();
  };
  const shown = chosen ? placeOf(chosen.startsAt.getTime(), zone).day : day;
  return (
    <Box ref={box} role="group" aria-labelledby={id}>
      <TimesHead id={id} heading="When" zone={zone} onZone={changeZone}>
        <Button
          ref={opener}
          look="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={shown ? `${dayWords(shown)}, all free times` : 'All free times'}
          onClick={() => setOpen(true)}
        >
          <CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{shown ? dayWords(shown) : 'All free times'}</span>
        </Button>
      </TimesHead>
      {chosen ? (
        <ChosenTime brief time={chosen} units={wanted.units} />
      ) : month.days === null && !month.failed ? (
        <div aria-busy="true">
          <Skeleton $height="44px" />
        </div>
      ) : day !== null && starts.length > 0 ? (
        <TimeChips
          key={day}
          label={`Times on ${freeDayWords(day, 'long')}, ${zoneTitle(zone)}`}
          times={starts.slice(0, FIRST).map(({ startsAt, left }) => ({
            startsAt,
            words: clockIn(Date.parse(startsAt), zone),
            isLast: wanted.units === 1 && left === 1,
          }))}
          chosen={null}
          onChoose={(startsAt) => startsAt && choose({ startsAt: new Date(startsAt), zone })}
        />
      ) : (
        <Hint role="status">
          {month.failed ? 'The free times could not be loaded.' : 'No time is free yet.'}
        </Hint>
      )}
      <Panel
        triggerRef={box}
        data-beside={beside || undefined}
        {...(beside ? ({ placement: 'left top', offset: 44 } as const) : ({ placement: 'top' } as const))}
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-label="Free times"
      >
        <TimePicker {...wanted} zone={zone} onZone={onZone} chosen={chosen} onChoose={choose} onWish={onWish}>
          {ways}
        </TimePicker>
      </Panel>
    </Box>
  );
}
