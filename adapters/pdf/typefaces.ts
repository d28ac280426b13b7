/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { drawable, graphemesOf, isIgnorable } from './drawable-text.ts';
import { type FontSource, type FontStyle, isPublishedFor, sourcesFor } from './font-sources.ts';

/** A font subset: the glyphs that a document needs, at one weight. */
export interface Typeface {
  /** Its name within a document. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly font: Font;
  /** Units per em. */
  readonly upem: number;
  /** The font's own space suits text: some fonts have none, and that of emoji is as wide as an emoji. */
  readonly hasSpace: boolean;
}

interface Opened {
  readonly truetype: Uint8Array;
  readonly has: ReadonlySet<number>;
}

/** In every Latin subset, so that most documents can share one. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const COMMON_CHARACTERS = [...PRINTABLE, ...'–—−×·•…“”‘’'].join('');

/** Caches of opened files and subsets, for the life of the thread. */
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

/** Finds the typeface of a grapheme, or of a character of one that no font has as a whole. */
export interface TypefaceIndex {
  /** null when no font has it. */
  of(fontStyle: FontStyle, part: string): Typeface | null;
}

/** A letter with marks of its own making, which is no letter of Unicode: few fonts know where to put the marks. */
const MARKED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}].*\p{M}/u;

/** The first font that has every character; or, when none has, all but what is not seen. */
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

/** Drawn to the left of vowels that surround their letter, and below marks without a letter. */
const KHMER_E = '\u17C1';
const DOTTED_CIRCLE = '\u25CC';

/** Some vowels are drawn as their parts, which a subset must have too. */
const glyphsNeeded = (text: string): string => {
  const parts = text + text.normalize('NFD') + text.normalize('NFKD');
  return (/\p{Script=Khmer}/u.test(text) ? KHMER_E : '') + (/\p{M}/u.test(text) ? DOTTED_CIRCLE : '') + parts;
};

type Choice = ReadonlyMap<string, FontSource>;

/** Chooses a font for each grapheme; where no font has it, for its characters and for what they stand for. */
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

/** Chooses fonts for these texts and makes subsets of those fonts. */
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
      // A grapheme wider than its line is broken, so that its characters are looked for alone.
      for (const part of [...parts.flatMap((each) => [...each]), ...parts])
        if (chosen.get(part) === source || !faces.has(fontStyle + part))
          faces.set(fontStyle + part, typeface);
    }
  }
  return { of: (fontStyle, part) => faces.get(fontStyle + part) ?? null };
};
