import { ApiError, type Problem } from './api-error.ts';

/** The JSON value of a success. @throws ApiError for everything else */
export const answerOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new ApiError(response, (body ?? {}) as Problem);
};
