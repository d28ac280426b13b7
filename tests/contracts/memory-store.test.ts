import type { Store } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../adapters/memory/memory-store.ts';
import { anAccount } from '../support/builders.ts';
import { refused } from './store-under-test.ts';

describe('the memory store', () => {
  it('refuses what waits too long for its turn, and serves the others when the stuck one has ended', async () => {
    const { unitOfWork } = memoryStore({ longestWait: 20 });
    let end = () => {};
    const stuck = unitOfWork(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await refused(
      unitOfWork(async () => 'never'),
      'unavailable',
    );
    const patient = unitOfWork(async () => 'served');
    end();
    await stuck;
    expect(await patient).toBe('served');
    expect(await unitOfWork(async () => 'next')).toBe('next');
  });

  it('serves in the order of asking', async () => {
    const { unitOfWork } = memoryStore();
    const served: number[] = [];
    const turns = [1, 2, 3, 4].map((turn) => ({ turn, ...Promise.withResolvers<void>() }));
    const working = turns.map(({ turn, promise }) =>
      unitOfWork(async () => {
        await promise;
        served.push(turn);
      }),
    );
    // The last could end first, were it allowed to begin.
    for (const { resolve } of turns.toReversed()) resolve();
    await Promise.all(working);
    expect(served).toEqual([1, 2, 3, 4]);
  });

  it('takes no writes outside of a unit of work, nor after its end', async () => {
    const { unitOfWork, read } = memoryStore();
    await expect(read.accounts.add(anAccount())).rejects.toThrow('Writing needs a unit of work');
    const kept: Store[] = [];
    await unitOfWork(async (store) => void kept.push(store));
    await expect(kept[0]?.accounts.add(anAccount())).rejects.toThrow('has ended');
  });
});
