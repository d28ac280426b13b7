/** Remembers the leader's write position over time, so that a replica's position can be converted to an age. */
export interface WrittenPositions {
  /** `position` is in bytes of the write-ahead log; `at` is this machine's time in milliseconds before the leader was asked. */
  note(position: number, at: number): void;
  /** How far behind a replica at this position may be, in milliseconds; Infinity when unknown. */
  ageOf(position: number, now: number): number;
  /** Forgets all positions, because another leader counts differently. */
  forget(): void;
}

const KEPT = 240;

export const writtenPositions = (): WrittenPositions => {
  let noted: { readonly position: number; readonly at: number }[] = [];
  return {
    note: (position, at) => {
      noted = [...noted.slice(1 - KEPT), { position, at }];
    },
    ageOf: (position, now) => {
      const seen = noted.findLast((each) => each.position <= position);
      return seen ? Math.max(0, now - seen.at) : Number.POSITIVE_INFINITY;
    },
    forget: () => {
      noted = [];
    },
  };
};
