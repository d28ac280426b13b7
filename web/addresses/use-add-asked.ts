import { useEffect, useRef } from 'react';
import { useAddress } from './use-address.ts';

/** What an address says that is to open a section with the form of something new. */
export const ADD = 'add';

/** Opens the form of something new when the address asks for it, once. */
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
