import { styled } from 'styled-components';
import { segment } from '../../ui/forms/segmented-look.ts';
import { Segments } from './change-look.ts';
import { WAY_WORDS, WAYS, type Way } from './change-words.ts';

const Segment = styled.button`
  ${segment}
`;

interface WayChoiceProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** A choice of one: move, cancel a session, or cancel all. */
export function WayChoice({ way, onChoose }: WayChoiceProps) {
  return (
    <Segments role="group" aria-label="What to do">
      {WAYS.map((each) => (
        <Segment key={each} type="button" aria-pressed={each === way} onClick={() => onChoose(each)}>
          {WAY_WORDS[each]}
        </Segment>
      ))}
    </Segments>
  );
}
