import type { MutationFunction, QueryClient } from '@tanstack/react-query';

/** Options for a change of the shop's data. The caller decides what follows it. */
export interface Mutation<Variables, Answer> {
  readonly mutationFn: MutationFunction<Answer, Variables>;
}

interface Writing<Variables, Answer> {
  readonly send: (variables: Variables) => Promise<Answer>;
  /** Refreshes the queries that the change made stale. The mutation is pending until then. `answer` is null after a failure. */
  readonly refresh: (client: QueryClient, answer: Answer | null) => unknown;
  /** Whether to refresh after a failure too, because the changed record may be deleted or different. */
  readonly refreshOnFailure?: boolean;
}

/** Builds a mutation that refreshes the queries it made stale. */
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
