import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Null takes a parameter out. */
export type AddressChange = Readonly<Record<string, string | null>>;

/** The parameters of the address that are `changed`, over those there are. */
export const withChange = (parameters: URLSearchParams, change: AddressChange): URLSearchParams => {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed;
};

/** What a screen shows stands in the address, so that it can be shared and the back button works. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (next: AddressChange, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) =>
      setParameters((now) => withChange(now, next), { replace, state, preventScrollReset: true }),
    [setParameters],
  );
  return [parameters, change] as const;
}
