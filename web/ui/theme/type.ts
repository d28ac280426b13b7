import { css } from 'styled-components';

/** The type scale. The poster face has tight spacing: never below 20 px, never tracked tighter than -.01em. */
const poster = css`
  font-family: var(--display);
  font-weight: 800;
  letter-spacing: -0.006em;
  text-wrap: balance;
  font-variant-ligatures: no-common-ligatures;
`;

export const d1 = css`
  ${poster}
  font-size: clamp(52px, 8.2vw, 124px);
  line-height: 0.88;
  letter-spacing: -0.01em;
`;

export const d2 = css`
  ${poster}
  font-size: clamp(40px, 4.8vw, 68px);
  line-height: 0.92;
  letter-spacing: -0.008em;
`;

export const d3 = css`
  ${poster}
  font-size: clamp(32px, 3vw, 42px);
  line-height: 0.98;
  @media (max-width: 719.98px) {
    font-size: 34px;
  }
`;

export const t1 = css`
  ${poster}
  font-size: 30px;
  line-height: 1.03;
  font-weight: 740;
`;

export const t2 = css`
  ${poster}
  font-size: 23px;
  line-height: 1.1;
  font-weight: 700;
  letter-spacing: 0;
`;

export const t3 = css`
  font: 650 17px/1.3 var(--sans);
  letter-spacing: -0.008em;
`;

export const lead = css`
  font-size: 18px;
  line-height: 1.55;
  color: var(--text-2);
  text-wrap: pretty;
`;

export const total = css`
  white-space: nowrap;
  font: 780 34px/1 var(--display);
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
