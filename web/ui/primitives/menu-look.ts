import { css } from 'styled-components';
import { popover } from './popover-look.ts';

/** A short list that hangs from what it is about. */
export const menuPanel = css`
  ${popover}
  min-width: max(150px, var(--trigger-width));
  padding: 6px;
`;

/** One entry; the tick of those that are not chosen keeps its place. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 0 12px 0 10px;
  border-radius: var(--r-sm);
  font-weight: 550;
  font-size: 14.5px;
  cursor: pointer;
  outline: none;
  & > svg {
    flex: none;
    visibility: hidden;
    color: var(--text-3);
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-focused] {
    background: var(--s3);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
`;
