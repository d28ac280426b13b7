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
  /** Said when it could not be loaded. */
  readonly failed: ReactNode;
  /** In its shape, until it is there. */
  readonly skeleton: Elements;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: Elements;
  readonly children: (data: Data) => Elements;
}

/**
 * What was asked for, or why it is not there: not yet, nothing to show, or a failure with a way to try again.
 * What is shown already stays below a failure to read it again, with all that is typed in it.
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
