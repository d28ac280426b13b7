import { useEffect } from 'react';
import { sayError } from '../../ui/toasts.ts';

/** Says once that experiences could not be loaded (specification §8). */
export function useLoadFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) sayError('Failed to load experiences');
  }, [isError]);
}
