/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { drawable, graphemesOf, isIgnorable } from './drawable-text.ts';
import { type FontSource, type FontStyle, isPublishedFor, sourcesFor } from './font-sources.ts';

/** A font subset: the glyphs that a document needs, at one weight. */
export interface Typeface {
  /** The name within a document. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly font: Font;
  /** Units per em. */
  readonly upem: number;
  /** Whether the font's own space suits text. Some fonts have none, and the one of emoji is as wide as an emoji. */
  readonly hasSpace: boolean;
}

interface Opened {
  readonly truetype: Uint8Array;
  readonly has: ReadonlySet<number>;
}

/** These characters are in every Latin subset, so that most documents can share one subset. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const COMMON_CHARACTERS = [...PRINTABLE, ...'–—−×·•…“”‘’'].join('');

/** Caches of opened font files and subsets, which live as long as the thread. */
const opened = new Map<string, Promise<Opened>>();
const subsets = new Map<string, Promise<Typeface>>();
const MAX_SUBSETS = 60;
const SPACE = 32;

const open = (source: FontSource): Promise<Opened> => {
  const before = opened.get(source.path.href);
  if (before) return before;
  const opening = fontverter.convert(readFileSync(source.path), 'truetype').then((truetype) => {
    const has = new Set(new Face(new Blob(new Uint8Array(truetype).buffer)).collectUnicodes());
    return { truetype, has };
  });
  opened.set(source.path.href, opening);
  return opening;
};

const subset = (
  source: FontSource,
  fontStyle: FontStyle,
  characters: ReadonlySet<string>,
): Promise<Typeface> => {
  const isLatin = /-latin-(standard|wght)/.test(source.path.href);
  const text = [...new Set([...(isLatin ? COMMON_CHARACTERS : ' '), ...characters])].sort().join('');
  const name = `${source.path.href} ${fontStyle} ${text}`;
  const before = subsets.get(name);
  if (before) return before;
  const making = open(source).then(async ({ truetype, has }) => {
    const variationAxes = source.axes[fontStyle];
    const subsetBytes = await subsetFont(truetype, text, {
      targetFormat: 'truetype',
      variationAxes,
      noHinting: true,
    });
    const bytes = new Uint8Array(subsetBytes);
    const face = new Face(new Blob(bytes.slice().buffer));
    return { name, bytes, font: new Font(face), upem: face.upem, hasSpace: has.has(SPACE) && source.isText };
  });
  if (subsets.size >= MAX_SUBSETS) subsets.clear();
  subsets.set(name, making);
  return making;
};

/** Finds the typeface for a grapheme, or for a character of a grapheme that no single font has. */
export interface TypefaceIndex {
  /** null when no font has it. */
  of(fontStyle: FontStyle, part: string): Typeface | null;
}

/** A letter with combining marks for which Unicode has no composed letter. Few fonts place such marks well. */
const MARKED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}].*\p{M}/u;

/** The first font that has every character. If there is none, the first that has all except invisible characters. */
const sourceOf = async (fontStyle: FontStyle, part: string): Promise<FontSource | null> => {
  const codePoints = (characters: readonly string[]) => characters.map((each) => each.codePointAt(0) ?? 0);
  const [first = 0, ...others] = codePoints([...part]);
  const seen = codePoints([...part].slice(1).filter((character) => !isIgnorable(character)));
  let second: FontSource | null = null;
  for (const source of sourcesFor(fontStyle, MARKED.test(part))) {
    if (!isPublishedFor(source, first)) continue;
    const { has } = await open(source);
    if (!has.has(first)) continue;
    if (others.every((each) => has.has(each))) return source;
    if (seen.every((each) => has.has(each))) second ??= source;
  }
  return second;
};

/** Shapers insert this vowel to the left of vowels that surround their letter, and a dotted circle below marks without a letter. */
const KHMER_E = '\u17C1';
const DOTTED_CIRCLE = '\u25CC';

/** The text with the parts into which a shaper decomposes some vowels. A subset must contain them too. */
const glyphsNeeded = (text: string): string => {
  const parts = text + text.normalize('NFD') + text.normalize('NFKD');
  return (/\p{Script=Khmer}/u.test(text) ? KHMER_E : '') + (/\p{M}/u.test(text) ? DOTTED_CIRCLE : '') + parts;
};

type Choice = ReadonlyMap<string, FontSource>;

/** Chooses a font for each grapheme. If no font has it, chooses one for each of its characters or their replacements. */
const chosenFor = async (fontStyle: FontStyle, texts: Iterable<string>): Promise<Choice> => {
  const chosen = new Map<string, FontSource>();
  const tried = new Set<string>();
  const choose = async (part: string): Promise<void> => {
    if (tried.has(part)) return;
    tried.add(part);
    const source = await sourceOf(fontStyle, part);
    if (source) chosen.set(part, source);
    else {
      const [...characters] = part;
      const parts = characters.length > 1 ? characters : [...part.normalize('NFKC')];
      for (const each of parts) await choose(each);
    }
  };
  for (const text of texts) for (const part of graphemesOf(drawable(text))) await choose(part);
  return chosen;
};

/** Chooses fonts for these texts and makes subsets of them. */
export const typefaceIndexFor = async (
  texts: Readonly<Record<FontStyle, Iterable<string>>>,
): Promise<TypefaceIndex> => {
  const faces = new Map<string, Typeface>();
  for (const fontStyle of Object.keys(texts) as FontStyle[]) {
    const chosen = await chosenFor(fontStyle, [...texts[fontStyle], ' ']);
    for (const source of new Set(chosen.values())) {
      const parts = [...chosen].filter(([, of]) => of === source).map(([part]) => part);
      const { has } = await open(source);
      const characters = [...new Set(glyphsNeeded(parts.join('')))].filter((each) =>
        has.has(each.codePointAt(0) ?? 0),
      );
      const typeface = await subset(source, fontStyle, new Set(characters));
      // A grapheme that is wider than its line is broken, so its characters are looked up on their own too.
      for (const part of [...parts.flatMap((each) => [...each]), ...parts])
        if (chosen.get(part) === source || !faces.has(fontStyle + part))
          faces.set(fontStyle + part, typeface);
    }
  }
  return { of: (fontStyle, part) => faces.get(fontStyle + part) ?? null };
};
