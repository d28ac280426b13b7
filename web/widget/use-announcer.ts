import { useCallback, useEffect, useState } from 'preact/hooks';

/** Long enough to be read out, and short enough that old text is not found later. In milliseconds. */
const SAID_MS = 5_000;

/** The text of a live region. It is cleared after a while, and between two announcements, so that the same text is announced again. */
export function useAnnouncer(): readonly [words: string, say: (words: string) => void] {
  const [said, setSaid] = useState({ words: '', count: 0 });
  const [words, setWords] = useState('');
  const say = useCallback((next: string) => setSaid(({ count }) => ({ words: next, count: count + 1 })), []);
  useEffect(() => {
    if (said.count === 0) return;
    setWords('');
    const speak = setTimeout(() => setWords(said.words), 50);
    const fall = setTimeout(() => setWords(''), SAID_MS);
    return () => {
      clearTimeout(speak);
      clearTimeout(fall);
    };
  }, [said]);
  return [words, say];
}
