import { css } from 'styled-components';
import { dark, light, shared } from './theme-tokens.ts';

/** All colours of the product are defined in this file and in `theme-tokens.ts`. */

/** Text and surfaces on artwork use the dark theme, even on a light page. */
export const onArt = css`
  --ground: #120d17;
  --text: #fbf4e8;
  --text-2: #e2d8e4;
  --text-3: #bdb0c6;
  --accent: #ffd84d;
  --focus: #8cc4ff;
  --action: #ffd84d;
  --action-hover: #ffe27d;
  --action-press: #f0c22f;
  --on-action: #1c1226;
  --quiet: #ffffff26;
  --quiet-hover: #ffffff38;
  --quiet-press: #ffffff47;
  --sk: #251d2f;
  --sk2: #342a41;
  color: #fbf4e8;
`;

export const tokens = `
  :root {
    ${shared}
  }
  :root,
  [data-theme='dark'] {
    ${dark}
  }
  [data-theme='light'] {
    ${light}
  }
  @media (max-width: 1079.98px) {
    :root {
      --header: 64px;
    }
  }
`;

/** The colour of the browser's toolbar on phones, the same as the page's background. */
export const groundOf = { dark: '#120d17', light: '#fbf6ee' } as const;
