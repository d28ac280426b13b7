import type { Browser } from 'playwright';

/** What the main thread of a page was busy with. */
export interface Tasks {
  /** The longest by the clock; another process may have had the processor in it. */
  readonly longestMs: number;
  /** The longest by the processor's own count. */
  readonly busiestMs: number;
  /** How many took the processor for more than 50 ms. */
  readonly long: number;
  readonly count: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  /** In microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];
const LONG_US = 50_000;

const summary = (events: readonly TraceEvent[]): Tasks => {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => TASKS.includes(name) && main.has(`${pid}/${tid}`));
  const most = (times: readonly number[]) =>
    times.reduce((longest, each) => Math.max(longest, each), 0) / 1_000;
  return {
    longestMs: most(tasks.map(({ dur = 0 }) => dur)),
    busiestMs: most(tasks.map(({ tdur = 0 }) => tdur)),
    long: tasks.filter(({ tdur = 0 }) => tdur > LONG_US).length,
    count: tasks.length,
  };
};

/** The tasks of all pages of a browser while something is done with one of them. */
export const tasksOf = async (browser: Browser, work: () => Promise<unknown>): Promise<Tasks> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return summary(events);
};
