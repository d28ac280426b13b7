import { css } from 'styled-components';
import { popover } from './popover-look.ts';

/** A short menu attached to its trigger. */
export const menuPanel = css`
  ${popover}
  min-width: max(150px, var(--trigger-width));
  padding: 6px;
`;

/** A menu item; items that are not chosen reserve space for the tick. */
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
