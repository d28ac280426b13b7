/**
 * How long tests wait for what has to happen, in milliseconds. It ends what hangs and judges no speed: a machine that runs
 * every suite at once may be ten times slower than one that serves.
 */
export const PATIENCE_MS = 150_000;
