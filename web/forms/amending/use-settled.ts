import { useEffect, useState } from 'react';

/** Debounce time of counters and typing, in milliseconds. */
const PAUSE_MS = 250;

/** Debounces a text. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
