import { useLocation } from 'react-router-dom';
import { useAddress } from './use-address.ts';

/** Cursors of the pages one came by, the first of them null. */
interface Passed {
  readonly passed?: readonly (string | null)[];
}

/**
 * Leafs through a list by the cursors that the server hands out. The page stands in the address; the way back is remembered
 * with it, and where it is not known there is the first page.
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
