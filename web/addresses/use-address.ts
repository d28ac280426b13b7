import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** null removes a parameter. */
export type AddressChange = Readonly<Record<string, string | null>>;

/** The URL's parameters with these changes. */
export const withChange = (parameters: URLSearchParams, change: AddressChange): URLSearchParams => {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed;
};

/** Reads and changes the URL. What a screen shows is part of the URL, so that it can be shared and the back button works. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (next: AddressChange, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) =>
      setParameters((now) => withChange(now, next), { replace, state, preventScrollReset: true }),
    [setParameters],
  );
  return [parameters, change] as const;
}
