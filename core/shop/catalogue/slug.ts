/** Maximum length of a requested slug. */
export const LONGEST_SLUG = 200;

/** Letters that do not become plain letters by losing an accent, with their replacement in an address. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'ng',
  ı: 'i',
  ə: 'e',
  ŧ: 't',
};

/**
 * The part of an address for a title: letters lose their accents, all other characters except digits, spaces and hyphens are removed,
 * spaces become hyphens. It is never empty and never all digits, because digits are an id (decision 046).
 */
export const slugFrom = (title: string, fallback: string): string => {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħŋıəŧ]/g, (letter) => LATIN[letter] ?? '')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, 120)
    .replaceAll(/^-+|-+$/g, '');
  if (slug === '') return fallback;
  return /^\d+$/.test(slug) ? `${slug}-${fallback}` : slug;
};

/** Whether a text from an address is a slug rather than an id. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text);

/** The slug itself, or the first free numbered one: `quiz`, `quiz-2`, `quiz-3` … */
export const freeSlug = (slug: string, taken: readonly string[]): string => {
  const used = new Set(taken);
  let free = slug;
  for (let number = 2; used.has(free); number++) free = `${slug}-${number}`;
  return free;
};
