/** @jsxImportSource preact */
import { TIME_TAKEN } from '@wondercast/core/buying/free-times/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { clockIn, momentWords, zoneTitle } from '../../ui/formats/free-time-words.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../parts/Button.tsx';
import { TimeChips } from './TimeChips.tsx';

interface TakenNoteProps {
  /** The time that was taken. */
  readonly time: ZonedTime;
  /** ISO instants. */
  readonly alternatives: readonly string[];
  readonly onChoose: (time: ZonedTime) => void;
  /** Shows all free times. */
  readonly onAll: () => void;
}

/** A note that somebody else took the time first, with the nearest other times. */
export function TakenNote({ time, alternatives, onChoose, onAll }: TakenNoteProps) {
  const { zone } = time;
  const dayOf = (at: number) => placeOf(at, zone).day;
  const day = dayOf(time.startsAt.getTime());
  const wordsOf = (startsAt: string): string => {
    const at = Date.parse(startsAt);
    return dayOf(at) === day ? clockIn(at, zone) : momentWords({ startsAt: new Date(at), zone });
  };
  return (
    <div class="taken">
      <div role="alert">
        <b>{TIME_TAKEN}</b>
        <p class="hint">
          {alternatives.length > 0
            ? `${momentWords(time)} is gone, and nothing was charged. These are nearest, ${zoneTitle(zone)}:`
            : `${momentWords(time)} is gone, and nothing was charged. Nothing near it is free.`}
        </p>
      </div>
      {alternatives.length > 0 && (
        <TimeChips
          label="Nearest free times"
          times={alternatives.map((startsAt) => ({ startsAt, words: wordsOf(startsAt), isLast: false }))}
          chosen={null}
          onChoose={(startsAt) => startsAt && onChoose({ startsAt: new Date(startsAt), zone })}
        />
      )}
      <Button look="quiet" size="sm" onPress={onAll}>
        See all free times
      </Button>
    </div>
  );
}
