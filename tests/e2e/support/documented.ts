import { readFileSync } from 'node:fs';
import type { Request } from 'playwright';

interface Documented {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly security?: readonly Readonly<Record<string, unknown>>[] }>>
    >
  >;
}

const document = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Documented;

const patterns = Object.entries(document.paths).map(
  ([path, operations]) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), operations] as const,
);

/** What the document says of a request to the API; null when it does not know it. */
const operationOf = (request: Request) => {
  const { pathname } = new URL(request.url());
  const found = patterns.find(([pattern]) => pattern.test(pathname));
  return found?.[1][request.method().toLowerCase()] ?? null;
};

const opensTo = (request: Request, scheme: string): boolean =>
  operationOf(request)?.security?.some((each) => scheme in each) ?? false;

/** Requests to the API that the published document does not open to a publishable key. */
export const undocumented = (asked: readonly Request[]): readonly string[] =>
  asked
    .filter((request) => new URL(request.url()).pathname.startsWith('/api/'))
    .filter((request) => request.method() !== 'OPTIONS' && !opensTo(request, 'publishableKey'))
    .map((request) => `${request.method()} ${request.url()}`);
