import type { MutationFunction, QueryClient } from '@tanstack/react-query';

/** The options of a change of the shop's data; what is done or said after it is the caller's. */
export interface Mutation<Variables, Answer> {
  readonly mutationFn: MutationFunction<Answer, Variables>;
}

interface Writing<Variables, Answer> {
  readonly send: (variables: Variables) => Promise<Answer>;
  /** Reads again what the change made old. The mutation is pending until then. The answer is null after a failure. */
  readonly refresh: (client: QueryClient, answer: Answer | null) => unknown;
  /** Also after a failure: what the change was about may be gone, or different. */
  readonly refreshOnFailure?: boolean;
}

/** A change, with the queries that it makes old. */
export const mutation = <Variables, Answer>({
  send,
  refresh,
  refreshOnFailure = false,
}: Writing<Variables, Answer>): Mutation<Variables, Answer> => ({
  mutationFn: async (variables, { client }) => {
    const answer = await send(variables).catch(async (error: unknown) => {
      if (refreshOnFailure) await refresh(client, null);
      throw error;
    });
    await refresh(client, answer);
    return answer;
  },
});
