import { useLocation } from 'react-router-dom';
import { useAddress } from './use-address.ts';

/** Cursors of the pages visited before, of which the first is null. */
interface Passed {
  readonly passed?: readonly (string | null)[];
}

/**
 * Pages through a list by the server's cursors. The current page is in the URL, and the cursors of earlier pages in the history
 * state; when those are unknown, going back leads to the first page.
 */
export function usePages(next: string | null) {
  const [parameters, change] = useAddress();
  const { state } = useLocation();
  const cursor = parameters.get('cursor');
  const passed = (state as Passed | null)?.passed ?? (cursor === null ? [] : [null]);
  const onNext = next
    ? () => change({ cursor: next }, { state: { passed: [...passed, cursor] } satisfies Passed })
    : null;
  const onBack =
    cursor === null
      ? null
      : () =>
          change(
            { cursor: passed.at(-1) ?? null },
            { state: { passed: passed.slice(0, -1) } satisfies Passed },
          );
  return { cursor, page: passed.length, onNext, onBack };
}
