import { useState } from 'react';

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** A choice that this browser keeps. Only for what is drawn in the browser alone. */
export function useRemembered(name: string) {
  const [value, setValue] = useState(() => read(name));
  const remember = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(name, next);
    } catch {
      // Without storage it holds until the page is left.
    }
  };
  return [value, remember] as const;
}
