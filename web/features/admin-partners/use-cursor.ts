import { useState } from 'react';

/** The position in a paged list, not stored in the URL. */
export const useCursor = () => {
  const [before, setBefore] = useState<readonly (string | null)[]>([null]);
  return {
    cursor: before.at(-1) ?? null,
    page: before.length - 1,
    onBack: before.length > 1 ? () => setBefore(before.slice(0, -1)) : null,
    onNextTo: (next: string | null) => (next === null ? null : () => setBefore([...before, next])),
  };
};
