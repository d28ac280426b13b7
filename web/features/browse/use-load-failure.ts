import { useEffect } from 'react';
import { sayError } from '../../ui/overlays/toasts.ts';

export const NOT_LOADED = 'Failed to load experiences';

/** Shows once that experiences could not be loaded (specification §8). */
export function useLoadFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) sayError(NOT_LOADED);
  }, [isError]);
}
