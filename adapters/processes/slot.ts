import type { Log } from '../http/log.ts';
import type { StopOrder } from './messages.ts';

/** A process's message that it is open. */
export interface Opened {
  readonly isOpen: true;
  readonly url: string | null;
  readonly adminPassword: string | null;
  readonly seeded: boolean;
}

/** The result of a start. `words` is null when the process ended without a message. */
export type Outcome = Opened | { readonly isOpen: false; readonly words: string | null };

/** A process of the shop, as its parent sees it. */
export interface Child {
  readonly pid: number;
  readonly started: Promise<Outcome>;
  readonly ended: Promise<void>;
  stop(order: Omit<StopOrder, 'kind'>): void;
  kill(): void;
}

/** Keeps one process running. */
export interface Slot {
  start(): void;
  isOpen(): boolean;
  /**
   * Starts a new process and, once it is open, ends the old one. A process that does not open is retried after a pause, because its
   * database may have been unavailable for a moment. False when none opened.
   */
  replace(drainMs: number): Promise<boolean>;
  /** Ends the process and starts no other. */
  stop(drainMs: number): Promise<void>;
}

export interface SlotOptions {
  readonly fork: () => Child;
  readonly log: Log;
  /** Called every time a process of this slot has opened. */
  readonly onOpen: (opened: Opened) => void;
  /** Called with the error message of a process that failed to start several times in a row. */
  readonly onGiveUp: (words: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A process that served longer than this did not crash because of its start. */
const STEADY_MS = 10_000;
const MOST_FAILED_STARTS = 5;
/** The first pause between two attempts to replace a process. It doubles each time. */
const FIRST_WAIT_MS = 1_000;
/** How long a process may take to end after its drain before it is killed, in milliseconds. */
const PATIENCE_MS = 20_000;

/** A pause that does not keep the process alive. */
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

const end = async (child: Child, order: Omit<StopOrder, 'kind'>): Promise<void> => {
  child.stop(order);
  const overdue = setTimeout(child.kill, order.drainMs + PATIENCE_MS);
  await child.ended;
  clearTimeout(overdue);
};

/** Restarts a process when it crashes: at once, or after a pause that doubles when it crashes again soon. It never stops trying. */
export const openSlot = ({ fork, log, onOpen, onGiveUp }: SlotOptions): Slot => {
  const alive = new Set<Child>();
  let open: Child | null = null;
  let falls = 0;
  let failedStarts = 0;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  const begin = async (): Promise<{ child: Child; outcome: Outcome }> => {
    const child = fork();
    alive.add(child);
    void child.ended.then(() => alive.delete(child));
    return { child, outcome: await child.started };
  };
  const startLater = (): void => {
    if (stopping) return;
    const pause = falls === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (falls - 1));
    falls += 1;
    timer = setTimeout(() => void start(), pause);
  };
  const occupy = (child: Child, opened: Opened): void => {
    const since = performance.now();
    open = child;
    failedStarts = 0;
    void child.ended.then(() => {
      // The crashed process had already been replaced.
      if (open !== child) return;
      open = null;
      if (stopping) return;
      log.error({ pid: child.pid }, 'A process of the shop has ended unexpectedly and is started again');
      if (performance.now() - since > STEADY_MS) falls = 0;
      startLater();
    });
    onOpen(opened);
  };
  const start = async (): Promise<void> => {
    // A reload has already opened another process.
    if (stopping || open) return;
    const { child, outcome } = await begin();
    if (stopping) return;
    if (outcome.isOpen) {
      if (open) return end(child, { drainMs: 0, handsOver: true });
      return occupy(child, outcome);
    }
    failedStarts += 1;
    log.error({ pid: child.pid, words: outcome.words }, 'A process of the shop could not start');
    await child.ended;
    if (failedStarts >= MOST_FAILED_STARTS && outcome.words !== null) onGiveUp(outcome.words);
    startLater();
  };
  return {
    start: () => void start(),
    isOpen: () => open !== null,
    replace: async (drainMs) => {
      for (let tries = 1; !stopping; tries++) {
        const { child, outcome } = await begin();
        if (outcome.isOpen) {
          const old = open;
          clearTimeout(timer);
          occupy(child, outcome);
          if (old) await end(old, { drainMs, handsOver: true });
          return true;
        }
        log.error({ words: outcome.words, tries }, 'The new process could not start, the old one serves on');
        if (tries === MOST_FAILED_STARTS) break;
        await wait(FIRST_WAIT_MS * 2 ** (tries - 1));
      }
      return false;
    },
    stop: async (drainMs) => {
      stopping = true;
      clearTimeout(timer);
      await Promise.all([...alive].map((child) => end(child, { drainMs, handsOver: false })));
    },
  };
};
