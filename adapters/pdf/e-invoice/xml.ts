/** An element that contains either text or elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** Characters that XML does not allow, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '');

/** Makes an element; null when it would be empty, which both syntaxes forbid. */
export const xml = (
  name: string,
  content: string | null | readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null => {
  if (content === null || content === '') return null;
  if (typeof content === 'string') return { name, attributes, content };
  const elements = content.filter((each) => each !== null);
  return elements.length > 0 ? { name, attributes, content: elements } : null;
};

const written = ({ name, attributes, content }: XmlElement, indent: string): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const begin = `${indent}<${name}${said.join('')}>`;
  if (typeof content === 'string') return `${begin}${escaped(content)}</${name}>`;
  return [begin, ...content.map((each) => written(each, `${indent}  `)), `${indent}</${name}>`].join('\n');
};

/** A UTF-8 document with this root. The same elements give the same bytes. */
export const xmlDocument = (
  name: string,
  namespaces: Readonly<Record<string, string>>,
  content: readonly (XmlElement | null)[],
): string => {
  const elements = content.filter((each) => each !== null);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ name, attributes: namespaces, content: elements }, '')}\n`;
};
