import { styled } from 'styled-components';
import { SegmentTrack, segment } from './segmented-look.ts';

const Segment = styled.button`
  ${segment}
`;

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value | null;
  /** null when the chosen option is pressed again. */
  readonly onChoose: (value: Value | null) => void;
  /** The label of an option; by default its value. */
  readonly wordsOf?: (value: Value) => string;
  /** Smaller and round, for use outside forms. */
  readonly pill?: boolean;
}

/** One of a few options, or none: pressing the chosen one clears it. */
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
