import type { Policy } from './policy.ts';
import { type PolicyStep, policySteps, stepsParagraph } from './policy-words.ts';

interface Line {
  readonly title: string;
  readonly policy: Policy;
}

/** A policy with the lines that it applies to. */
export interface LinePolicy {
  /** In the order of the lines. A title that occurs under several policies has the number of its line, from 1. */
  readonly titles: readonly string[];
  readonly steps: readonly PolicyStep[];
}

/** The policy of each line, in words; lines with the same policy share an entry. */
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

/** The steps of all policies in one list: where there are several policies, each step says what it applies to. */
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
