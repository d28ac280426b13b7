import { isChosen, mayChoose } from '@wondercast/core/desk/delivery/suggestion-state';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { AgreedTime } from './AgreedTime.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { NoTimeLeft } from './NoTimeLeft.tsx';
import { useSuggestion } from './use-suggestion.ts';

const Stage = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

interface SuggestedTimesProps {
  readonly token: string;
  readonly page: SuggestionPageWire;
}

/** The content of a link with suggested times, depending on its current state. */
export function SuggestedTimes({ token, page }: SuggestedTimesProps) {
  const suggestion = useSuggestion(token, page);
  const isOpen = mayChoose(page) && !suggestion.sent;
  const isOver = !isChosen(page) && !isOpen;
  const stage = `${page.state} ${suggestion.sent}`;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  // The pressed button disappears with its stage, so focus moves to the start of the next one.
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    box.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [stage]);
  return (
    <Stage ref={box} tabIndex={-1}>
      {isChosen(page) && <AgreedTime token={token} page={page} own={suggestion.agreedHere} />}
      {isOpen && <ChooseTime token={token} page={page} suggestion={suggestion} />}
      {isOver && <NoTimeLeft token={token} page={page} suggestion={suggestion} />}
    </Stage>
  );
}
