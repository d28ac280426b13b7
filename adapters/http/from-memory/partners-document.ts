import type { OpenApiDocument, PathItem } from '@wondercast/openapi/document';
import { METHODS } from '@wondercast/openapi/document';

/** A link into the source code. Its text is kept without the link. */
const RELATIVE_LINK = /\[([^\]]+)\]\((?!https?:|\/|#)[^)]*\)/g;
const TITLE = /^# .*\n+/;

/** Guides in the source code for which the shop has a page of its own. */
const SHOWN_AT = [
  ['client/README.md', '/developers/client'],
  ['../web/widget/README.md', '/developers/playground'],
] as const;

/** The guide as the shop shows it: without its title and without links into the source code. */
export const guideForReaders = (guide: string): string =>
  SHOWN_AT.reduce((text, [source, url]) => text.replaceAll(`](${source})`, `](${url})`), guide)
    .replace(TITLE, '')
    .replaceAll(RELATIVE_LINK, '$1')
    .replaceAll(/^##? /gm, '# ');

const forPartners = (item: PathItem): PathItem =>
  Object.fromEntries(METHODS.flatMap((method) => (item[method]?.['x-keys'] ? [[method, item[method]]] : [])));

const tagsOf = (item: PathItem): readonly string[] =>
  METHODS.flatMap(
    (method) => (item[method] as { readonly tags?: readonly string[] } | undefined)?.tags ?? [],
  );

/** The OpenAPI document of the operations that partner keys may call, preceded by the guide. */
export const partnersDocument = (
  document: OpenApiDocument & { readonly tags?: readonly { readonly name: string }[] },
  guide: string,
  brand: string,
): OpenApiDocument => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const opened = forPartners(item);
      return Object.keys(opened).length > 0 ? [[path, opened]] : [];
    }),
  );
  const used = new Set(Object.values(paths).flatMap(tagsOf));
  return {
    ...document,
    info: {
      ...document.info,
      title: `${brand} for partners`,
      summary: undefined,
      description: `The whole contract, with everything that the shop itself uses, is [here](/api/docs/all).\n\n${guideForReaders(guide)}`,
    },
    paths,
    ...{ tags: (document.tags ?? []).filter(({ name }) => used.has(name)) },
  };
};
