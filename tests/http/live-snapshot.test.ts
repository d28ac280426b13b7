import { Refusal } from '@wondercast/core/refusal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot } from '../../adapters/http/from-memory/live-snapshot.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const directory = { version: () => 0, refresh: async () => {} };

/** A catalogue whose store misses its first beats. */
const missing = (beats: number) => {
  const { read } = memoryPorts();
  let missed = 0;
  const live = liveSnapshot(
    read.catalogue,
    directory,
    {
      beat: async () => {
        if (missed < beats) {
          missed += 1;
          throw new Error('Query read timeout');
        }
        return { catalogue: await read.catalogue.version(), partners: 0 };
      },
      close: async () => {},
    },
    silent,
  );
  return live;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a process that starts', () => {
  it('is open only once its store has answered, however slowly it begins', async () => {
    const live = missing(2);
    const opened = vi.fn();
    const starting = live.start().then(opened);
    await vi.advanceTimersByTimeAsync(600);
    expect(opened).not.toHaveBeenCalled();
    expect(live.assertUp).toThrow(Refusal);
    await vi.advanceTimersByTimeAsync(600);
    await starting;
    expect(live.assertUp).not.toThrow();
    await live.stop();
  });
});
