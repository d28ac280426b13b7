import openapiTypescript, { astToString } from 'openapi-typescript';

/** Generates TypeScript types from the OpenAPI document. In a package of its own, because serving the shop needs no compiler. */
export const toTypes = async (json: string): Promise<string> =>
  // Properties with a default are optional in requests.
  astToString(await openapiTypescript(JSON.parse(json), { defaultNonNullable: false }));
