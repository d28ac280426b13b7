import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';

/** So many units are open at first, and so many more with each press. */
export const FIRST_UNITS = 3;
const MORE_UNITS = 25;

/** The units of a line, of which `shown` are open: what can be done with all of them, and how many more there are. */
export const unitsOf = (slots: readonly Slot[], shown: number) => {
  const [first] = slots;
  const rest = slots.length - shown;
  return {
    open: slots.slice(0, shown),
    /** The slot that can serve every unit; null where there is none. */
    forAll: slots.length > 1 && first && !isEmptySlot(first) ? first : null,
    /** The button that opens more; null where all are open. */
    more:
      rest > 0
        ? {
            shown: shown + MORE_UNITS,
            words: `Show ${Math.min(rest, MORE_UNITS)} more ${rest === 1 ? 'session' : 'sessions'}`,
          }
        : null,
  };
};
