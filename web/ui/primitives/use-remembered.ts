import { useState } from 'react';

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** A choice stored in this browser. Only for content that is rendered in the browser alone. */
export function useRemembered(name: string) {
  const [value, setValue] = useState(() => read(name));
  const remember = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(name, next);
    } catch {
      // Without storage it lasts until the page is left.
    }
  };
  return [value, remember] as const;
}
