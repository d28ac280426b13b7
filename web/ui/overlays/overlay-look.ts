import { css, keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** The scrim behind a panel. */
export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
  backdrop-filter: blur(6px) saturate(0.8);
  &[data-entering] {
    animation: ${fade} var(--t3) var(--settle);
  }
  &[data-exiting] {
    animation: ${fade} var(--t2) var(--leave) reverse forwards;
  }
`;
