import { PolicyWords } from './PolicyWords.tsx';

interface PolicyGroupsProps {
  /** The shop's texts, each with the lines that they apply to. */
  readonly policies: readonly {
    readonly titles: readonly string[];
    readonly words: readonly { readonly when: string; readonly what: string }[];
  }[];
}

/** The costs of changes. When lines have different policies, each is listed under its lines. */
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
