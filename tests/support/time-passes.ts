import { setTimeout as pause } from 'node:timers/promises';

/**
 * Real time, where time itself is the subject: how long something lasts, or that nothing happens in it. What can be waited
 * for is waited for with `until`.
 */
export const timePasses = (ms: number): Promise<void> => pause(ms);

/** The same, for what a process may leave behind when it ends. */
export const timePassesAside = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });
