import { styled } from 'styled-components';

const List = styled.ol`
  font-size: 14px;
  line-height: 1.42;
  /* The best zone is good, the last of several is bad. */
  & > li {
    --tone: var(--warn);
    position: relative;
    padding: 0 0 14px 28px;
  }
  & > li:last-child {
    --tone: var(--bad);
    padding-bottom: 0;
  }
  & > li:first-child {
    --tone: var(--ok);
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--tone);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--tone) 22%, transparent);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 6.5px;
    top: 20px;
    bottom: -2px;
    width: 1.5px;
    background: var(--line);
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & span {
    color: var(--text-2);
  }
`;

interface PolicyWordsProps {
  /** The shop's texts, from the most to the least favourable zone. */
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}

/** The costs of changes in words, step by step. */
export function PolicyWords({ steps }: PolicyWordsProps) {
  return (
    <List>
      {steps.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </List>
  );
}
