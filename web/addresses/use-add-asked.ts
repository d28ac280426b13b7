import { useEffect, useRef } from 'react';
import { useAddress } from './use-address.ts';

/** The URL parameter that opens a section with the form for a new record. */
export const ADD = 'add';

/** Opens the form for a new record once when the URL asks for it. */
export function useAddAsked(onAdd: () => void): void {
  const [parameters, change] = useAddress();
  const asked = parameters.has(ADD);
  const add = useRef(onAdd);
  add.current = onAdd;
  useEffect(() => {
    if (!asked) return;
    change({ [ADD]: null }, { replace: true });
    add.current();
  }, [asked, change]);
}
