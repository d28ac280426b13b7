import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface Loading<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: Loading<Data>;
  /** Shown when it could not be loaded. */
  readonly failed: ReactNode;
  /** Placeholder in its shape while loading. */
  readonly skeleton: Elements;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: Elements;
  readonly children: (data: Data) => Elements;
}

/**
 * The data of a query, or its state: loading, empty, or a failure with a retry button. When a refetch fails, the shown data stays
 * below the message, including what was typed.
 */
export function Loaded<Data>({ query, failed, skeleton, isEmpty, empty, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  const failure = isError && (
    <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
      {failed}
    </LoadFailure>
  );
  if (data === undefined) return failure || skeleton;
  return (
    <>
      {failure && <div style={{ margin: '16px 0' }}>{failure}</div>}
      {isEmpty(data) ? empty : children(data)}
    </>
  );
}
