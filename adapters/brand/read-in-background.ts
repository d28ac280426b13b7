/** How long to wait after a failure before the next attempt, in milliseconds. */
export const PAUSE_MS = 60_000;

/**
 * Starts reading at once, in the background. Returns a function that gives the result, or null until it has been read. A failure is
 * reported; the first call after `PAUSE_MS` starts another attempt. `machineMs` is this process's clock in milliseconds.
 */
export const readInBackground = <Result>(
  read: () => Promise<Result>,
  onFailure: (error: unknown) => void,
  machineMs: () => number,
): (() => Result | null) => {
  let result: Result | null = null;
  /** When the next attempt may start. Infinite while an attempt runs and after a success. */
  let nextAt = Number.POSITIVE_INFINITY;
  const start = (): void => {
    nextAt = Number.POSITIVE_INFINITY;
    void read().then(
      (found) => {
        result = found;
      },
      (error: unknown) => {
        nextAt = machineMs() + PAUSE_MS;
        onFailure(error);
      },
    );
  };
  start();
  return () => {
    if (machineMs() >= nextAt) start();
    return result;
  };
};
