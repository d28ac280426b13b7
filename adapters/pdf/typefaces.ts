/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type FontSource, type FontStyle, isPublishedFor, sourcesFor } from './font-sources.ts';

/** Shown for a character that no font has. */
export const MISSING = '\uFFFD';

/** A font subset: the glyphs that a document needs, at one weight. */
export interface Typeface {
  /** Its name within a document. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly font: Font;
  /** Units per em. */
  readonly upem: number;
}

interface Opened {
  readonly truetype: Uint8Array;
  readonly has: ReadonlySet<number>;
}

/** Marks, joiners and selectors belong to the character before them. */
const COMBINING = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector})$/u;

/** In every Latin subset, so that most documents can share one. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const COMMON_CHARACTERS = [...PRINTABLE, ...'–—−×·•…“”‘’'].join('');

/** Caches of opened files and subsets, for the life of the thread. */
const opened = new Map<string, Promise<Opened>>();
const subsets = new Map<string, Promise<Typeface>>();
const MAX_SUBSETS = 60;

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
  const making = open(source).then(async ({ truetype }) => {
    const variationAxes = source.axes[fontStyle];
    const subsetBytes = await subsetFont(truetype, text, {
      targetFormat: 'truetype',
      variationAxes,
      noHinting: true,
    });
    const bytes = new Uint8Array(subsetBytes);
    const face = new Face(new Blob(bytes.slice().buffer));
    return { name, bytes, font: new Font(face), upem: face.upem };
  });
  if (subsets.size >= MAX_SUBSETS) subsets.clear();
  subsets.set(name, making);
  return making;
};

/** Finds the typeface of a character. */
export interface TypefaceIndex {
  /** null when no font has it; `MISSING` is shown instead. */
  of(fontStyle: FontStyle, character: string): Typeface | null;
}

const sourceOf = async (fontStyle: FontStyle, character: string): Promise<FontSource | null> => {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const source of sourcesFor(fontStyle))
    if (isPublishedFor(source, codePoint) && (await open(source)).has.has(codePoint)) return source;
  return null;
};

/** Chooses a font for every character of these texts and makes subsets of those fonts. */
export const typefaceIndexFor = async (
  texts: Readonly<Record<FontStyle, Iterable<string>>>,
): Promise<TypefaceIndex> => {
  const faces = new Map<string, Typeface | null>();
  for (const fontStyle of Object.keys(texts) as FontStyle[]) {
    const needed = new Set([MISSING]);
    for (const text of texts[fontStyle]) for (const character of text) needed.add(character);
    const chosen = new Map<FontSource, Set<string>>();
    for (const character of needed) {
      const source = await sourceOf(fontStyle, character);
      faces.set(fontStyle + character, null);
      if (source) chosen.set(source, (chosen.get(source) ?? new Set()).add(character));
    }
    const combining = [...needed].filter((character) => COMBINING.test(character));
    for (const [source, characters] of chosen) {
      const { has } = await open(source);
      const combiningOfSource = combining.filter((character) => has.has(character.codePointAt(0) ?? 0));
      const typeface = await subset(source, fontStyle, new Set([...characters, ...combiningOfSource]));
      for (const character of characters) faces.set(fontStyle + character, typeface);
    }
  }
  return { of: (fontStyle, character) => faces.get(fontStyle + character) ?? null };
};
