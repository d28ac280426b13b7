/** Shorter words are similar to too many others. */
const SHORTEST = 3;
/** Longer texts are not words. */
const LONGEST = 30;
/** From this length on, a word may have two mistakes. */
const TWO_MISTAKES_FROM = 6;
/** From this length on, a known word is suggested when the typed text begins with it: `trivianight`. */
const SHORTEST_START = 4;
/** Maximum number of suggestions for one word. */
const MOST = 3;

/**
 * The edit distance of two words: letters that are missing, extra or different, and neighbours that are swapped, count one each. null where
 * it exceeds `atMost`.
 */
export const mistakesBetween = (typed: string, word: string, atMost: number): number | null => {
  if (Math.abs(typed.length - word.length) > atMost) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const differs = typed[i - 1] === word[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + differs);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > atMost) return null;
    beforeLast = last;
    last = row;
  }
  const mistakes = last[word.length] ?? 0;
  return mistakes <= atMost ? mistakes : null;
};

/** The known words that somebody may have meant, the most likely first; `known` has the number of texts with each word. */
export const nearWords = (
  known: Iterable<readonly [word: string, texts: number]>,
  typed: string,
): readonly string[] => {
  if (typed.length < SHORTEST || typed.length > LONGEST) return [];
  const atMost = typed.length < TWO_MISTAKES_FROM ? 1 : 2;
  const near: { readonly word: string; readonly mistakes: number; readonly texts: number }[] = [];
  for (const [word, texts] of known) {
    if (word.length < SHORTEST) continue;
    const isStart = word.length >= SHORTEST_START && typed.startsWith(word);
    const mistakes = mistakesBetween(typed, word, atMost) ?? (isStart ? atMost + 1 : null);
    if (mistakes !== null) near.push({ word, mistakes, texts });
  }
  const isOtherStart = (word: string) => Number(word[0] !== typed[0]);
  return near
    .toSorted(
      (a, b) =>
        a.mistakes - b.mistakes ||
        isOtherStart(a.word) - isOtherStart(b.word) ||
        b.texts - a.texts ||
        a.word.localeCompare(b.word, 'en'),
    )
    .slice(0, MOST)
    .map(({ word }) => word);
};
