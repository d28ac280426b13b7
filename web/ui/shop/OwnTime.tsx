import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ownTime } from '../formats/own-time.ts';

const Words = styled.small`
  display: block;
  color: var(--text-3);
  font-weight: 400;
  font-size: 13px;
`;

/** When a session is where its reader is, unless clocks show the same there. The server does not know where that is. */
export function OwnTime({ slot }: { readonly slot: Slot }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords(ownTime(slot)), [slot]);
  return words && <Words>{words}</Words>;
}
