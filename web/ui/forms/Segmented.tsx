import { styled } from 'styled-components';
import { SegmentTrack, segment } from './segmented-look.ts';

const Segment = styled.button`
  ${segment}
`;

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value | null;
  /** Null when the chosen one is pressed again. */
  readonly onChoose: (value: Value | null) => void;
  /** Where an option is called otherwise than it is named. */
  readonly wordsOf?: (value: Value) => string;
  /** Smaller and round, where it is not a field of a form. */
  readonly pill?: boolean;
}

/** One of a few, or none: pressing the chosen one takes it back. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, chosen, onChoose, wordsOf = (value) => value, pill = false } = props;
  return (
    <SegmentTrack role="group" aria-label={label} $pill={pill}>
      {options.map((option) => (
        <Segment
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option === chosen ? null : option)}
        >
          {wordsOf(option)}
        </Segment>
      ))}
    </SegmentTrack>
  );
}
