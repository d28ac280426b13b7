import { TIME_TAKEN } from '@wondercast/core/buying/free-times/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { styled } from 'styled-components';
import { clockIn, momentWords, zoneTitle } from '../../ui/formats/free-time-words.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { TimeChips } from '../../ui/shop/TimeChips.tsx';

const Box = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--warn-wash);
  & > [role='radiogroup'] {
    width: 100%;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  }
`;

interface TakenNoteProps {
  /** The time that was taken. */
  readonly time: ZonedTime;
  /** ISO instants. */
  readonly alternatives: readonly string[];
  readonly onChoose: (time: ZonedTime) => void;
  /** Shows all free times; null when they are shown below anyway. */
  readonly onAll: (() => void) | null;
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
    <Box data-taken="">
      <div role="alert">
        <b style={{ fontWeight: 650 }}>{TIME_TAKEN}</b>
        <Hint style={{ marginTop: 4, color: 'var(--text-2)' }}>
          {alternatives.length > 0
            ? `${momentWords(time)} is gone, and nothing was charged. These are nearest, ${zoneTitle(zone)}:`
            : `${momentWords(time)} is gone, and nothing was charged. Nothing near it is free.`}
        </Hint>
      </div>
      {alternatives.length > 0 && (
        <TimeChips
          label="Nearest free times"
          times={alternatives.map((startsAt) => ({ startsAt, words: wordsOf(startsAt), isLast: false }))}
          chosen={null}
          onChoose={(startsAt) => startsAt && onChoose({ startsAt: new Date(startsAt), zone })}
        />
      )}
      {onAll && (
        <Button look="quiet" size="sm" onClick={onAll}>
          See all free times
        </Button>
      )}
    </Box>
  );
}
