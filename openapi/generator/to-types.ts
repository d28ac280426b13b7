import openapiTypescript, { astToString } from 'openapi-typescript';

/** The types of a contract. Stands in a package of its own, because serving the shop needs no compiler. */
export const toTypes = async (json: string): Promise<string> =>
  // What has a default may be left out of a request.
  astToString(await openapiTypescript(JSON.parse(json), { defaultNonNullable: false }));
