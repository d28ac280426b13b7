import { availableParallelism, loadavg } from 'node:os';

/**
 * What a time limit comes to on this machine at this moment, as a whole number. Limits hold for a machine that serves the shop;
 * where other work waits for the processors too, everything takes as much longer.
 */
export const allowing = (limit: number): number => {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.ceil(limit * Math.max(1, waiting));
};
