import { Refusal, shortened } from '@wondercast/core/kernel/refusal';
import { type OpenApiDocument, type ParameterObject, resolve } from '@wondercast/openapi/document';
import type { Operation } from '@wondercast/openapi/operations';

/** @throws Refusal 'invalid' with one issue per unknown name */
const assertNoneUnknown = (unknown: readonly string[], what: string): void => {
  const issues = unknown.map((name) => ({ path: shortened(name), message: `Unknown ${what}` }));
  const [first] = issues;
  if (first) throw new Refusal('invalid', `${first.message}: ${first.path}`, { issues });
};

/** The fields that a partner's request may use. Unknown fields are refused, because the partner would not notice the mistake otherwise. */
export interface KnownFields {
  /** @throws Refusal 'invalid' */
  assertBody(body: unknown): void;
  /** @throws Refusal 'invalid' */
  assertQuery(query: URLSearchParams): void;
  knowsQuery(query: URLSearchParams): boolean;
}

/** Checks only top-level fields of the body; unknown fields of lines are ignored (decision 006). */
export const knownFields = (document: OpenApiDocument, operation: Operation): KnownFields => {
  const parameters = (document.paths[operation.path]?.[operation.method]?.parameters ?? [])
    .map((parameter) => resolve<ParameterObject>(document, parameter))
    .filter((parameter) => parameter.in === 'query');
  const inQuery = new Set(parameters.map(({ name }) => name));
  const schema = operation.body === null ? null : document.components?.schemas?.[operation.body];
  const inBody = new Set(Object.keys((schema as { properties?: object } | null)?.properties ?? {}));
  const unknownParameters = (query: URLSearchParams) =>
    [...new Set(query.keys())].filter((name) => !inQuery.has(name));
  return {
    assertBody: (body) => {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
      assertNoneUnknown(
        Object.keys(body).filter((name) => !inBody.has(name)),
        'field',
      );
    },
    assertQuery: (query) => assertNoneUnknown(unknownParameters(query), 'query parameter'),
    knowsQuery: (query) => unknownParameters(query).length === 0,
  };
};
