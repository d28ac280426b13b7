import { currency } from '../../kernel/money.ts';
import { USUAL_CURRENCY } from '../../kernel/money-style.ts';
/** A page of running text. */
export interface PageText {
  readonly title: string;
  /** Paragraphs before the first section. */
  readonly intro: readonly string[];
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** The values of placeholders in a text, so that it stays right when they change. */
interface Named {
  readonly name: string;
  readonly mail: string;
}

const paragraphsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * Parses a text: a line after `# ` is the title, one after `## ` begins a section, empty lines separate paragraphs. `{shop}` and `{mail}`
 * stand for name and address of the shop, `{currency}` for the currency of its prices. Everything else is plain text.
 */
export const pageOf = (text: string, shop: Named): PageText => {
  const inWords = currency() === USUAL_CURRENCY ? 'US dollars' : currency();
  const written = text
    .replaceAll('{shop}', () => shop.name)
    .replaceAll('{mail}', () => shop.mail)
    .replaceAll('{currency}', inWords);
  let title = '';
  const intro: string[] = [];
  const sections: { readonly title: string; readonly lines: string[] }[] = [];
  for (const line of written.split('\n')) {
    if (line.startsWith('## ')) sections.push({ title: line.slice(3).trim(), lines: [] });
    else if (line.startsWith('# ') && title === '') title = line.slice(2).trim();
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  return {
    title: title || shop.name,
    intro: paragraphsOf(intro),
    sections: sections.map((section) => ({
      title: section.title,
      paragraphs: paragraphsOf(section.lines),
    })),
  };
};
