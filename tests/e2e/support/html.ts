import { createHash } from 'node:crypto';

/** A document as it comes from the server, before any script has run. */
export interface ServedDocument {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

export const fetchDocument = async (url: string): Promise<ServedDocument> => {
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

export const decoded = (text: string): string =>
  text.replaceAll(/&#?\w+;/g, (each) => entities[each] ?? each);

export const titleOf = ({ html }: ServedDocument): string =>
  decoded(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');

/** The content of a meta element, by its name or property. */
export const metaOf = ({ html }: ServedDocument, name: string): string | null => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? null : decoded(found);
};

export const canonicalOf = ({ html }: ServedDocument): string | null =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;

interface Script {
  readonly attributes: string;
  readonly text: string;
}

export const scriptsOf = ({ html }: ServedDocument): readonly Script[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

/** Scripts that run in place; data blocks and addresses do not. */
export const inlineScriptsOf = (document: ServedDocument): readonly Script[] =>
  scriptsOf(document).filter(({ attributes }) => !/\bsrc=|type="application\//.test(attributes));

/** What machines read. */
export const factsOf = (document: ServedDocument): Record<string, unknown> | null => {
  const found = scriptsOf(document).find(({ attributes }) => attributes.includes('application/ld+json'));
  return found ? (JSON.parse(found.text) as Record<string, unknown>) : null;
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
