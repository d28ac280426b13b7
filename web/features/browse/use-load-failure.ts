import { useEffect } from 'react';
import { showError } from '../../ui/overlays/toasts.ts';

export const NOT_LOADED = 'Failed to load experiences';

/** Shows once that experiences could not be loaded (specification §8). */
export function useLoadFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) showError(NOT_LOADED);
  }, [isError]);
}
