import { PolicyWords } from './PolicyWords.tsx';

interface PolicyGroupsProps {
  /** As the shop says them, each with what it holds for. */
  readonly policies: readonly {
    readonly titles: readonly string[];
    readonly words: readonly { readonly when: string; readonly what: string }[];
  }[];
}

/** What changes cost: where lines have several policies, each below what it holds for. */
export function PolicyGroups({ policies }: PolicyGroupsProps) {
  return policies.map(({ titles, words }) => (
    <div key={titles.join()}>
      {policies.length > 1 && (
        <b style={{ display: 'block', marginBottom: 8, overflowWrap: 'anywhere' }}>{titles.join(', ')}</b>
      )}
      <PolicyWords steps={words} />
    </div>
  ));
}
