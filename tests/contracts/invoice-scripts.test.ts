import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfDocuments } from '../../adapters/pdf/invoice-documents.ts';
import { shapeLine } from '../../adapters/pdf/shaping.ts';
import { typefaceIndexFor } from '../../adapters/pdf/typefaces.ts';
import { anInvoice, usd } from '../support/builders.ts';
import { ensureDebianPackages, type FindProgram } from '../support/debian-packages.ts';

/** Names with what is hard in their script: letters that join, move, surround others or stand on one another. */
const NAMES: Readonly<Record<string, string>> = {
  Arabic: 'شركة محمد وأولاده',
  Armenian: 'Հայաստան Ընկերություն',
  Bengali: 'বাংলা প্রতিষ্ঠান ক্ষুদ্র',
  'Canadian Aboriginal': 'ᐃᓄᒃᑎᑐᑦ',
  Cherokee: 'ᏣᎳᎩ ᎦᏚᎩ',
  Cyrillic: 'Ёлка Їжак Ђорђе',
  Devanagari: 'श्री क्षत्रिय विद्युत् कंपनी',
  Ethiopic: 'የኢትዮጵያ ኩባንያ',
  Georgian: 'ქართული კომპანია',
  Greek: 'Ελληνική Εταιρεία',
  Gujarati: 'ગુજરાતી ક્ષેત્ર કંપની',
  Gurmukhi: 'ਪੰਜਾਬੀ ਕੰਪਨੀ ਪ੍ਰਾਈਵੇਟ',
  Han: '北京電影有限公司',
  Hangul: '주식회사 한국어',
  Hebrew: 'חברת שלום בע״מ',
  Hiragana: 'かがやき ひろば',
  Javanese: 'ꦥꦿꦸꦱꦲꦄꦤ꧀ ꦗꦮ',
  Kannada: 'ಕನ್ನಡ ಸಂಸ್ಥೆ ಶ್ರೀ ಕೋಟೆ',
  Katakana: 'カタカナ ガイド',
  Khmer: 'ក្រុមហ៊ុន ភ្នំពេញ ស្រ្តី កោះ គ្រឿង',
  Lao: 'ບໍລິສັດ ນ້ຳ ຈຳກັດ',
  Latin: 'Công ty Nguyễn Łódź Straße',
  Malayalam: 'മലയാളം കമ്പനി സ്ഥാപനം കോട്ടയം',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ ᠺᠣᠮᠫᠠᠨᠢ',
  Myanmar: 'ကုမ္ပဏီ မြန်မာ ကြွှုံ့',
  'N’Ko': 'ߒߞߏ ߞߊ߲',
  Oriya: 'ଓଡ଼ିଆ କମ୍ପାନୀ କ୍ଷେତ୍ର',
  Persian: 'شرکت می‌خواهم گل‌ها',
  Sinhala: 'ශ්‍රී ලංකා සමාගම කොළඹ',
  Syriac: 'ܫܘܬܦܘܬܐ ܣܘܪܝܝܬܐ',
  Tamil: 'தமிழ் நிறுவனம் கொழும்பு',
  Telugu: 'తెలుగు సంస్థ శ్రీ',
  Thaana: 'ދިވެހި ކުންފުނި',
  Thai: 'บริษัท น้ำทิพย์ จำกัด',
  Tibetan: 'བོད་ཀྱི་ཚོང་ལས་ཁང་བསྒྲུབས',
  Tifinagh: 'ⵜⴰⵎⴰⵣⵉⵖⵜ',
  emoji: 'Party 🎉 👨‍👩‍👧 🇩🇪 1️⃣ 👍🏽 ❤️ ☎',
  'accents of no alphabet': 'x̂ q̃ Z̤̊ ẹ̈́',
  signs: 'Star★ Done✓ Third⅓ Mark℠ Note♪ Coin₿',
  'several scripts': 'Café สวัสดี 🎉 நூல் Ltd 42',
};

const documents = pdfDocuments({ brand: () => 'Wondercast' });
afterAll(() => documents.close());

let find: FindProgram;
beforeAll(async () => {
  find = await ensureDebianPackages(['poppler-utils']);
});

const invoiceOf = (titles: readonly string[]) => {
  const base = anInvoice();
  const lines = titles.map((title) => ({
    title,
    tier: 'elevated' as const,
    units: 1,
    unitPrice: usd(1),
    amount: usd(1),
    addOns: [],
    days: [],
  }));
  return { ...base, id: 1, number: 'INV-2026-000042', figures: { ...base.figures, lines } };
};

const draw = (titles: readonly string[]) =>
  documents.render(invoiceOf(titles), { payUrl: null, credited: null });

/** The lines that somebody copies out of the file; pdftotext says itself where a direction begins and ends. */
const read = (file: Uint8Array): readonly string[] =>
  execFileSync(find('pdftotext'), ['-', '-'], { input: file, encoding: 'utf8' })
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .normalize('NFC')
    .split('\n');

/** How often a glyph was drawn that stands for no letter: the first of every font. */
const missingGlyphs = async (file: Uint8Array): Promise<number> => {
  const document = await PDFDocument.load(file);
  const streams = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .map((stream) => inflateSync(stream.getContents()).toString('latin1'));
  return streams.flatMap((content) => [...content.matchAll(/\[[^\]]*<0000>[^\]]*\]\s*TJ/g)]).length;
};

describe('a name on an invoice', () => {
  let file: Uint8Array;
  let lines: readonly string[];
  beforeAll(async () => {
    file = await draw(Object.values(NAMES));
    lines = read(file);
  });

  it.each(Object.entries(NAMES))('in %s is read back as it was given', (_script, name) => {
    expect(lines).toContain(name.normalize('NFC').replaceAll(/\p{Bidi_Control}/gu, ''));
  });

  it('is drawn with letters alone, in all of these scripts', async () => {
    expect(await missingGlyphs(file)).toBe(0);
  });

  // Khmer draws the letter and what stands right of it as one glyph.
  it.each([
    ['Khmer', 'កោ', 2],
    ['Thai', 'จำ', 3],
    ['Tamil', 'கொ', 3],
    ['Sinhala', 'කො', 3],
  ])('in %s has every part of a vowel around its letter', async (_script, syllable, parts) => {
    const typefaces = await typefaceIndexFor({ text: [syllable], strong: [], poster: [] });
    const glyphs = shapeLine(typefaces, 'text', syllable).flatMap((run) => run.glyphs);
    expect(glyphs).toHaveLength(parts);
    expect(glyphs.every(({ id }) => id > 0)).toBe(true);
  });

  it('whose accents were stored apart is drawn with them', async () => {
    const apart = await draw(['Công ty Nguyễn'.normalize('NFD')]);
    const together = await draw(['Công ty Nguyễn']);
    expect(Buffer.from(apart).equals(Buffer.from(together))).toBe(true);
  });

  it.each([
    ['a Latin letter', 'Z', '\u0316', 4],
    ['a Thai letter', 'ก', '็', 4],
    ['a Tibetan letter', 'ཀ', 'ྱ', 7],
    ['a letter, between joiners', 'z', '\u200d\u0316', 4],
  ])('keeps a few of sixty marks on %s', async (_letter, letter, mark, most) => {
    const shown = read(await draw([letter + mark.repeat(60)])).find((line) => line.startsWith(letter)) ?? '';
    const marks = [...shown].filter((character) => mark.endsWith(character)).length;
    expect(marks).toBeGreaterThan(0);
    expect(marks).toBeLessThanOrEqual(most);
  });
});
