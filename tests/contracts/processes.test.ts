import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from '../../adapters/processes/child.ts';
import { type Child, type Outcome, openSlot } from '../../adapters/processes/slot.ts';
import { supervise } from '../../adapters/processes/supervise.ts';

const OPEN: Outcome = { isOpen: true, url: null, adminPassword: null, seeded: false };
const FAILED: Outcome = { isOpen: false, words: 'The database did not answer in time.' };

interface Made {
  readonly child: Child;
  ended: boolean;
}

/** A process without a program, that has started with this outcome. */
const processOf = (outcome: Outcome): Made => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    made.ended = true;
    resolve();
  };
  const child = { pid: 0, started: Promise.resolve(outcome), ended: promise, stop: end, kill: end };
  const made: Made = { child, ended: false };
  if (!outcome.isOpen) end();
  return made;
};

const wordsIn = (said: string[]) => {
  const say = (_details: object, words: string) => void said.push(words);
  return { error: say, warn: say, info: say, debug: say };
};

/** A place of the shop whose processes start with these outcomes, one after the other; all later ones fail. */
const placeOf = async (...outcomes: Outcome[]) => {
  const made: Made[] = [];
  const said: string[] = [];
  const fork = (): Child => {
    const next = processOf(outcomes[made.length] ?? FAILED);
    made.push(next);
    return next.child;
  };
  const slot = openSlot({ fork, log: wordsIn(said), onOpen: () => {}, onGiveUp: () => {} });
  slot.start();
  await vi.waitUntil(slot.isOpen);
  return { slot, ended: () => made.map(({ ended }) => ended), said };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a process that is to be replaced', () => {
  it('is tried again when the new one does not start, as when the database stands still for a moment', async () => {
    const { slot, ended, said } = await placeOf(OPEN, FAILED, FAILED, OPEN);
    const replacing = slot.replace(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await replacing).toBe(true);
    expect(ended()).toEqual([true, true, true, false]);
    expect(said).toEqual(Array(2).fill('The new process could not start, the old one serves on'));
  });

  it('serves on when none starts in five tries', async () => {
    const { slot, ended, said } = await placeOf(OPEN);
    const replacing = slot.replace(0);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await replacing).toBe(false);
    expect(ended()).toEqual([false, true, true, true, true, true]);
    expect(said).toHaveLength(5);
  });

  it('is not tried again while the shop stops', async () => {
    const { slot, ended } = await placeOf(OPEN);
    const replacing = slot.replace(0);
    await vi.advanceTimersByTimeAsync(500);
    await slot.stop(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await replacing).toBe(false);
    expect(ended()).toEqual([true, true]);
  });
});

describe('the processes of a shop', () => {
  it('take no request before they are open, but for the first, also when all start for the first time', async () => {
    const parts: Part[] = [];
    const fork = (part: Part): Child => {
      parts.push(part);
      return processOf(OPEN).child;
    };
    const supervisor = supervise({
      roles: ['serve', 'serve', 'work'],
      fork,
      log: wordsIn([]),
      drainMs: 0,
      onOpen: () => {},
      onGiveUp: () => {},
    });
    await vi.waitUntil(() => parts.length === 3);
    expect(parts.map(({ isBeside }) => isBeside)).toEqual([false, true, true]);
    await supervisor.stop(0);
  });
});
