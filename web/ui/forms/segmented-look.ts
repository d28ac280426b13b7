import { css, styled } from 'styled-components';

const pill = css`
  height: 38px;
  padding: 3px;
  border-radius: var(--pill);
  background: var(--s2);
  box-shadow: none;
  & > button {
    padding: 0 13px;
    border-radius: var(--pill);
    font-size: 13.5px;
    white-space: nowrap;
  }
`;

/** A track of segments, of which the chosen one is filled. */
export const SegmentTrack = styled.div<{ $pill?: boolean }>`
  display: inline-flex;
  height: 48px;
  padding: 4px;
  border-radius: var(--r-sm);
  background: var(--well);
  box-shadow: inset 0 0 0 1.5px var(--edge);
  ${({ $pill }) => $pill && pill}
`;

export const segment = css`
  display: grid;
  place-items: center;
  flex: auto;
  min-width: 44px;
  padding: 0 14px;
  border: 0;
  border-radius: 7px;
  background: none;
  font-weight: 600;
  font-size: 14px;
  color: var(--text-2);
  cursor: pointer;
  &:hover {
    color: var(--text);
  }
  &[aria-pressed='true'],
  &[aria-current='page'] {
    background: var(--text);
    color: var(--ground);
  }
`;
