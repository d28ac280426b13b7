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

/**
 * A session's time in the reader's zone, unless clocks are the same. Only rendered in the browser, because the server does not know
 * the zone.
 */
export function OwnTime({ slot }: { readonly slot: Slot }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords(ownTime(slot)), [slot]);
  return words && <Words>{words}</Words>;
}
