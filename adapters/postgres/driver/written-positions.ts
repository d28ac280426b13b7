/** Remembers how far the leader had written at which time, so that a replica's position can be read as an age. */
export interface WrittenPositions {
  /** `position` is in bytes of the log, `at` in this machine's milliseconds, read before the leader was asked. */
  note(position: number, at: number): void;
  /** How old what a replica shows may be, in milliseconds; Infinity when nothing is known. */
  ageOf(position: number, now: number): number;
  /** Another leader counts anew. */
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
