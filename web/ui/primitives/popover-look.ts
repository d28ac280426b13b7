import { css, keyframes } from 'styled-components';

const drop = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** A small panel attached to the control that opened it. */
export const popover = css`
  border-radius: var(--r-lg);
  background: var(--s2);
  color: var(--text);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--line);
  overflow: auto;
  outline: none;
  &[data-entering] {
    animation: ${drop} var(--t2) var(--settle);
  }
`;
