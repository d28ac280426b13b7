import type { FreeTimesPorts } from './ports.ts';
import { explainTimes } from './use-cases/explain-times.ts';
import { firstDaysOf, firstFreeOf, freeDaysOf, freeTimesOf } from './use-cases/free-times-of.ts';
import { endHold, holdTimes, lengthenHold, ownHold } from './use-cases/hold-times.ts';

/** Free times, which can be booked at once. */
export const freeTimesUseCases = (ports: FreeTimesPorts) => ({
  freeTimesOf: freeTimesOf(ports),
  freeDaysOf: freeDaysOf(ports),
  firstDaysOf: firstDaysOf(ports),
  firstFreeOf: firstFreeOf(ports),
  explainTimes: explainTimes(ports),
  holdTimes: holdTimes(ports),
  ownHold: ownHold(ports),
  lengthenHold: lengthenHold(ports),
  endHold: endHold(ports),
});
