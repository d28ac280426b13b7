/** After a failure nothing is read for so long. */
export const PAUSE_MS = 60_000;

/**
 * Reads something at once, while nobody waits for it. Answers how to ask for it: null until it has been read. A failure is reported, and
 * it is read again when it is asked for and `PAUSE_MS` have passed. `own` are milliseconds, to measure the pause.
 */
export const readInBackground = <Result>(
  read: () => Promise<Result>,
  onFailure: (error: unknown) => void,
  own: () => number,
): (() => Result | null) => {
  let result: Result | null = null;
  /** It is read when this has come: never while it is being read, nor once it was. */
  let nextAt = Number.POSITIVE_INFINITY;
  const start = (): void => {
    nextAt = Number.POSITIVE_INFINITY;
    void read().then(
      (found) => {
        result = found;
      },
      (error: unknown) => {
        nextAt = own() + PAUSE_MS;
        onFailure(error);
      },
    );
  };
  start();
  return () => {
    if (own() >= nextAt) start();
    return result;
  };
};
