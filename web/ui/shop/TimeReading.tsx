import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { missingParts, type TimeDoubt, timeDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import { clockWords, timeOfDay } from '@wondercast/core/calendar/scheduling/typed-time';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { styled } from 'styled-components';
import { formatSlot } from '../formats/format-slot.ts';
import { ownZone, placeWords } from '../formats/zone-moment.ts';
import { Button } from '../primitives/Button.tsx';
import { useHydrated } from '../primitives/use-hydrated.ts';
import { OwnTime } from './OwnTime.tsx';

/** Takes no space in the form's grid while empty, but stays in the document as a live region. */
const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;

const Words = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  & > svg {
    flex: none;
    margin-top: 1px;
    color: var(--warn);
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface DoubtProps {
  readonly doubt: TimeDoubt;
  readonly onChange: (part: Partial<Slot>) => void;
  /** Whether AM and PM fields are next to it, so that they are not offered again. */
  readonly besideFields?: boolean;
}

/** An ambiguity of a typed time, with the likely meanings as buttons. */
export function DoubtfulTime({ doubt, onChange, besideFields = false }: DoubtProps) {
  const choices = doubt.choices.filter(({ change }) => !besideFields || change.meridiem === undefined);
  return (
    <>
      <Words>
        <CircleHelp size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{doubt.words}</span>
      </Words>
      {choices.length > 0 && (
        <Choices>
          {choices.map(({ words, change }) => (
            <Button key={words} look="quiet" size="sm" onClick={() => onChange(change)}>
              {words}
            </Button>
          ))}
        </Choices>
      )}
    </>
  );
}

/** Such as `2:00 PM` for `14:00`, with day and zone if given. */
const readBack = (slot: Slot): string => {
  const time = timeOfDay(slot);
  if (!time) return formatSlot(slot);
  const spelled = { ...slot, time: clockWords(time), meridiem: time.meridiem };
  return slot.date === null ? spokenTime(spelled) : formatSlot(spelled);
};

interface TimeReadingProps {
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** Shows at once how a typed time is understood, what is ambiguous about it, or what is missing. */
export function TimeReading({ slot, onChange }: TimeReadingProps) {
  const isHydrated = useHydrated();
  const doubt = timeDoubt(slot);
  const missing = missingParts(slot);
  const own = isHydrated && slot.zone === null && timeOfDay(slot) ? ownZone() : null;
  const isSaid = slot.time !== null && timeOfDay(slot) !== null;
  return (
    <Box aria-live="polite" data-reading="">
      {doubt && <DoubtfulTime doubt={doubt} onChange={onChange} besideFields />}
      {!doubt && isSaid && (
        <p>
          <b>{readBack(slot)}</b>
          {missing && <span>{`. With ${missing} it comes into your calendar.`}</span>}
        </p>
      )}
      {!doubt && own && (
        <Choices>
          <Button look="quiet" size="sm" onClick={() => onChange({ zone: own })}>
            {`${spokenTime({ ...EMPTY_SLOT, time: slot.time, meridiem: slot.meridiem })} in ${placeWords(own)}`}
          </Button>
        </Choices>
      )}
      {!doubt && <OwnTime slot={slot} />}
    </Box>
  );
}
