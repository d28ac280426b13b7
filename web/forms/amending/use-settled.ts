import { useEffect, useState } from 'react';

/** Counting and typing pause this long before the shop is asked. */
const PAUSE_MS = 250;

/** A text that has not changed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
