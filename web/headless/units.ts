import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';

/** How many units are open at first, and how many more each press opens. */
export const FIRST_UNITS = 3;
const MORE_UNITS = 25;

/** The open units of a line, of which the first `shown` are open, and its actions. */
export const unitsOf = (slots: readonly Slot[], shown: number) => {
  const [first] = slots;
  const rest = slots.length - shown;
  return {
    open: slots.slice(0, shown),
    /** The slot that can be applied to all units; null when there is none. */
    forAll: slots.length > 1 && first && !isEmptySlot(first) ? first : null,
    /** The button that opens more units; null when all are open. */
    more:
      rest > 0
        ? {
            shown: shown + MORE_UNITS,
            words: `Show ${Math.min(rest, MORE_UNITS)} more ${rest === 1 ? 'session' : 'sessions'}`,
          }
        : null,
  };
};
