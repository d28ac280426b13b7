import { ApiError, type Problem } from './api-error.ts';

/** The JSON value of a success, of the type that the contract says. @throws ApiError for everything else */
export const answerOf = async <Answer = unknown>(response: Response): Promise<Answer> => {
  if (response.ok) return response.json().catch(() => null);
  const problem: Problem | null = await response.json().catch(() => null);
  throw new ApiError(response, problem ?? {});
};
