import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SpanRef } from './tracing.ts';

/** Why code runs: the request that caused it, also when a job does it later. */
export interface WorkContext {
  readonly requestId: string | null;
  /** The running job; null within the request itself. */
  readonly task: string | null;
  /** The current span; null when nothing is traced. */
  readonly span: SpanRef | null;
  /** Whether the work has edited what is served with the catalogue; null where nobody asks. */
  readonly edits: { catalogue: boolean } | null;
}

const NONE: WorkContext = { requestId: null, task: null, span: null, edits: null };

const storage = new AsyncLocalStorage<WorkContext>();

export const currentContext = (): WorkContext => storage.getStore() ?? NONE;

/** Runs work, and everything that it starts, in the current context with these changes. */
export const inContext = <Result>(change: Partial<WorkContext>, work: () => Result): Result =>
  storage.run({ ...currentContext(), ...change }, work);

/** The store says that the current work edits what is served with the catalogue. */
export const noteCatalogueEdit = (): void => {
  const { edits } = currentContext();
  if (edits) edits.catalogue = true;
};

/** Twelve hexadecimal digits: the random end of a UUID, because Node keeps a reserve of those. */
export const newRequestId = (): string => randomUUID().slice(-12);
