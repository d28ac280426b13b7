import { memorySessions } from '../../adapters/memory/account/sessions.ts';
import { type MemoryWorker, memoryWorker } from '../../adapters/memory/jobs/worker.ts';
import { memoryStore } from '../../adapters/memory/memory-store.ts';
import { describeBookingOrder } from './booking-order.ts';
import { describeStore } from './every-port.ts';
import type { OpenStore } from './store-under-test.ts';

const store = memoryStore();
let worker: MemoryWorker | null = null;

const open: OpenStore = async () => ({
  unitOfWork: store.unitOfWork,
  read: store.read,
  sessions: memorySessions(store.read, () => new Date()),
  waitingJobs: async () => store.tables.jobs.all().map(({ job }) => job),
  work: (perform) => {
    worker = memoryWorker(store, perform);
    return worker;
  },
  endPauses: async () => worker?.drain(),
  close: async () => {},
});

describeStore('memory', open);
describeBookingOrder('memory', open);
