import type { Log } from '../http/log.ts';
import type { Part, Role } from './child.ts';
import { type Child, type Opened, openSlot, type Slot } from './slot.ts';

/** Supervises the processes of the shop on this machine. */
export interface Supervisor {
  /** Replaces all processes one after the other without downtime. */
  reload(): Promise<void>;
  /** Ends all processes. */
  stop(drainMs: number): Promise<void>;
}

export interface SuperviseOptions {
  /** One process for each role, in the order in which they start. */
  readonly roles: readonly Role[];
  readonly fork: (part: Part) => Child;
  readonly log: Log;
  readonly drainMs: number;
  /** Called once, when the first process serves. */
  readonly onOpen: (opened: Opened) => void;
  /** Called when no process is open and one has failed to start several times in a row. */
  readonly onGiveUp: (words: string) => void;
}

/**
 * Starts the processes and keeps each running. The first one migrates and seeds the store alone, then the others start. So messages
 * for people and configuration errors appear only once.
 */
export const supervise = ({ roles, fork, log, drainMs, onOpen, onGiveUp }: SuperviseOptions): Supervisor => {
  let isFirst = true;
  let reloading: Promise<void> | null = null;
  let again = false;
  let stopping = false;
  const onOpened = (opened: Opened): void => {
    if (!isFirst || stopping) return;
    isFirst = false;
    onOpen(opened);
    for (const slot of slots.slice(1)) slot.start();
  };
  const slots: readonly Slot[] = roles.map((role) =>
    openSlot({
      fork: () => fork({ role, isBeside: slots.some((slot) => slot.isOpen()) }),
      log,
      onOpen: onOpened,
      onGiveUp: (words) => {
        if (!slots.some((slot) => slot.isOpen())) onGiveUp(words);
      },
    }),
  );
  slots[0]?.start();

  const reloadAll = async (): Promise<void> => {
    do {
      again = false;
      for (const slot of slots) {
        if (stopping) return;
        // Stops the reload when the new settings or program do not work; the processes that serve keep running.
        if (!(await slot.replace(drainMs))) return;
      }
    } while (again);
    log.info({}, 'All processes are new');
  };
  return {
    reload: () => {
      again = reloading !== null;
      reloading ??= reloadAll().finally(() => {
        reloading = null;
      });
      return reloading;
    },
    stop: async (drain) => {
      stopping = true;
      await Promise.all(slots.map((slot) => slot.stop(drain)));
    },
  };
};
