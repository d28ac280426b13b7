import { Refusal } from '@wondercast/core/kernel/refusal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot } from '../../adapters/http/from-memory/live-snapshot.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const directory = { version: () => 0, refresh: async () => {} };

/** A catalogue whose store misses some beats, the first being 0. */
const missing = (beats: readonly number[]) => {
  const { read } = memoryPorts();
  let next = 0;
  const live = liveSnapshot(
    read.catalogue,
    directory,
    {
      beat: async () => {
        if (beats.includes(next++)) throw new Error('Query read timeout');
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

describe('a process and its store', () => {
  it('is open only once its store has answered, however slowly it begins', async () => {
    const live = missing([0, 1]);
    const opened = vi.fn();
    const starting = live.start().then(opened);
    await vi.advanceTimersByTimeAsync(150);
    expect(opened).not.toHaveBeenCalled();
    expect(live.assertUp).toThrow(Refusal);
    await vi.advanceTimersByTimeAsync(100);
    await starting;
    expect(live.assertUp).not.toThrow();
    await live.stop();
  });

  it('looks more often while its store is away', async () => {
    const live = missing([1, 2]);
    await live.start();
    await vi.advanceTimersByTimeAsync(550);
    expect(live.assertUp).toThrow(Refusal);
    await vi.advanceTimersByTimeAsync(100);
    expect(live.assertUp).toThrow(Refusal);
    await vi.advanceTimersByTimeAsync(100);
    expect(live.assertUp).not.toThrow();
    await live.stop();
  });
});
