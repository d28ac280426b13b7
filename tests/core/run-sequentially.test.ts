import { describe, expect, it } from 'vitest';
import { runSequentially } from '../../adapters/composition/run-sequentially.ts';

describe('periodic work', () => {
  it('goes on behind a task that fails, and names it', async () => {
    const done: string[] = [];
    const told: string[] = [];
    const work = runSequentially(
      {
        first: async () => done.push('first'),
        images: async () => {
          throw new Error('The object store is away');
        },
        reminders: async () => done.push('reminders'),
      },
      (error, task) => told.push(`${task}: ${(error as Error).message}`),
    );
    await work();
    expect([done, told]).toEqual([['first', 'reminders'], ['images: The object store is away']]);
  });
});
