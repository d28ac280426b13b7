import { readFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { soundFinder } from '@wondercast/core/buying/free-times/finder-days';
import { useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { typedRoom } from '../../headless/people-field.ts';
import { useBrowserLayoutEffect } from '../../ui/primitives/use-browser-layout-effect.ts';
import type { Selection } from './use-selection.ts';

/** Sets the searched number of people (`?people=25`) in the ticket. After hydration, because the document is the same for everybody. */
export function useAskedPeople(choose: Selection['choosePeople']): void {
  const [parameters] = useSearchParams();
  const { people } = soundFinder(readFinder(parameters));
  const onAsked = useEffectEvent(choose);
  useBrowserLayoutEffect(() => {
    if (people !== null) onAsked(people, typedRoom(people));
  }, [people]);
}
