/** The same throws for the same seed (mulberry32). */
export interface Dice {
  /** A whole number from 0 to below `sides`. */
  below(sides: number): number;
  /** True so often, of a hundred times. */
  chance(percent: number): boolean;
  shuffled<Item>(items: readonly Item[]): readonly Item[];
}

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
};
