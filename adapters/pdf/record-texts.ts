import type { FontStyle } from './font-sources.ts';
import type { SetLine, TextStyle } from './paragraph.ts';
import type { Sheet } from './sheet.ts';

/** A sheet that records every text and draws nothing: font subsets need the characters first. */
export const recordTexts = (texts: Record<FontStyle, Set<string>>, sheet: Sheet): Sheet => ({
  ...sheet,
  lines: (style: TextStyle, text: string): readonly SetLine[] => {
    texts[style.fontStyle].add(text);
    return [];
  },
});
