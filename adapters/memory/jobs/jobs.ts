import type { Jobs } from '@wondercast/core/kernel/jobs';
import type { MemorySession } from '../memory-session.ts';

export const memoryJobs = (memory: MemorySession): Jobs => {
  const add: Jobs['add'] = async (job, notBefore) => {
    const id = memory.nextId('jobs');
    memory.tables.jobs.set(id, { id, job, notBefore: notBefore ?? null, attempts: 0, lastError: null });
  };
  return {
    add,
    addAll: async (jobs) => {
      for (const { notBefore, ...job } of jobs) await add(job, notBefore);
    },
  };
};
