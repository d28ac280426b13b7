import { useCallback, useEffect, useState } from 'preact/hooks';

/** Long enough to be read out, and short enough that old words are not found later. */
const SAID_MS = 5_000;

/** The words of a live region: emptied after a while, and between two sayings, so that the same words are read out again. */
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
