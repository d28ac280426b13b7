import type { Policy } from './policy.ts';
import { type PolicyStep, policySteps, stepsParagraph } from './policy-words.ts';

interface Line {
  readonly title: string;
  readonly policy: Policy;
}

/** A policy with what it holds for. */
export interface LinePolicy {
  /** In the order of the lines. One that is under several policies says which line is meant, from 1. */
  readonly titles: readonly string[];
  readonly steps: readonly PolicyStep[];
}

/** The policy of each line, in words; lines with the same one share it. */
export const linePolicies = (lines: readonly Line[]): readonly LinePolicy[] => {
  const said = lines.map(({ title, policy }, at) => ({ title, at, steps: policySteps(policy) }));
  const groups = [...Map.groupBy(said, ({ steps }) => JSON.stringify(steps)).values()];
  const isElsewhere = (title: string, own: readonly { readonly title: string }[]): boolean =>
    groups.some((group) => group !== own && group.some((each) => each.title === title));
  return groups.map((group) => ({
    titles: [
      ...new Set(
        group.map(({ title, at }) => (isElsewhere(title, group) ? `${title} (line ${at + 1})` : title)),
      ),
    ],
    steps: group[0]?.steps ?? [],
  }));
};

/** All of it as one list: where there are several policies, each step says what it is for. */
export const policyList = (policies: readonly LinePolicy[]): readonly PolicyStep[] =>
  policies.flatMap(({ titles, steps }) =>
    policies.length === 1
      ? steps
      : steps.map(({ when, what }) => ({ when: `${titles.join(', ')}: ${when}`, what })),
  );

/** The same as one paragraph. */
export const policiesParagraph = (policies: readonly LinePolicy[]): string =>
  policies
    .map(({ titles, steps }) =>
      policies.length === 1 ? stepsParagraph(steps) : `${titles.join(', ')}: ${stepsParagraph(steps)}`,
    )
    .join(' ');
