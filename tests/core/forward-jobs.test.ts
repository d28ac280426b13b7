import { describe, expect, it } from 'vitest';
import type { Run } from '../../adapters/postgres/driver/query.ts';
import { forwardJobs } from '../../adapters/postgres/jobs/forward-jobs.ts';
import { until } from '../support/until.ts';

const REFUSAL = 'permission denied for table job_outbox';

/** A forwarder on a database that refuses the move for as long as it is told to. */
const startForwarder = () => {
  const said: string[] = [];
  const note = (level: string) => (details: object, words: string) => {
    const why = 'err' in details && details.err instanceof Error ? ` (${details.err.message})` : '';
    said.push(`${level}: ${words}${why}`);
  };
  let moves = 0;
  let isRefusing = true;
  const run: Run = async () => {
    moves += 1;
    if (isRefusing) throw new Error(REFUSAL);
    return [];
  };
  const forwarder = forwardJobs(
    { transaction: (work) => work({ run, read: run, write: async () => {} }) },
    { error: note('error'), warn: note('warn'), info: note('info'), debug: note('debug') },
  );
  return {
    said,
    stop: forwarder.stop,
    moveMore: async (times: number, refusing: boolean) => {
      isRefusing = refusing;
      const enough = moves + times;
      await until('it has tried', async () => {
        forwarder.wake();
        return moves >= enough;
      });
    },
  };
};

describe('the forwarder of jobs', () => {
  it('says once that the database refuses the move, with its reason, and once that it goes on', async () => {
    const { said, moveMore, stop } = startForwarder();
    await moveMore(3, true);
    expect(said).toEqual([`warn: Jobs could not be moved from the outbox into the queue (${REFUSAL})`]);
    await moveMore(3, false);
    expect(said.slice(1)).toEqual(['info: Jobs are moved from the outbox into the queue again']);
    await moveMore(2, true);
    await stop();
    expect(said).toHaveLength(3);
  });
});
