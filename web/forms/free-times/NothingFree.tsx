import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { styled } from 'styled-components';
import { clockIn, freeDayWords } from '../../ui/formats/free-time-words.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

interface NothingFreeProps {
  /** null when the whole month has no free time. */
  readonly day: LocalDate | null;
  /** A day in the shown month. */
  readonly month: LocalDate;
  /** The next free start; null where there is none. */
  readonly next: number | null;
  readonly zone: Zone;
  readonly onGo: (day: LocalDate) => void;
  readonly onWish?: (() => void) | undefined;
}

/** Shown for a day or month without a free time: when the next one is, and what else can be done. */
export function NothingFree({ day, month, next, zone, onGo, onWish }: NothingFreeProps) {
  const on = next === null ? null : placeOf(next, zone).day;
  return (
    <div role="status">
      <b style={{ fontWeight: 650 }}>
        {day
          ? `Nothing is free on ${freeDayWords(day, 'middle')}.`
          : `Nothing is free in ${freeDayWords(month, 'month')}.`}
      </b>
      <Hint style={{ marginTop: 4 }}>
        {on && next !== null
          ? `The next free time is ${freeDayWords(on, 'middle')}, ${clockIn(next, zone)}.`
          : 'There is no later one yet.'}
      </Hint>
      <Row>
        {on && (
          <Button look="quiet" size="sm" onClick={() => onGo(on)}>
            {`Go to ${freeDayWords(on, 'short')}`}
          </Button>
        )}
        {onWish && (
          <Button look="quiet" size="sm" onClick={onWish}>
            Propose your own times
          </Button>
        )}
      </Row>
    </div>
  );
}
