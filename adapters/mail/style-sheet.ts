import { html, type Markup } from './markup.ts';
import { DARK, type LIGHT } from './palette.ts';

/** Rules that inline styles cannot express: the dark theme and narrow screens. The palette defines the class names. */
export const styleSheet = (): Markup => {
  const paint = (palette: typeof LIGHT | typeof DARK): string =>
    [
      `.ground{background-color:${palette.ground}!important}`,
      `.panel{background-color:${palette.panel}!important}`,
      `.hairline{border-color:${palette.line}!important}`,
      `.text{color:${palette.text}!important}`,
      `.quiet{color:${palette.quiet}!important}`,
      `.faint{color:${palette.faint}!important}`,
      `.accent{color:${palette.accent}!important}`,
      `.action{background-color:${palette.action}!important}`,
      `.on-action{color:${palette.onAction}!important}`,
    ].join('');
  const css = [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    `@media (prefers-color-scheme:dark){${paint(DARK)}}`,
    // Outlook adds this attribute in its own dark mode.
    paint(DARK).replaceAll(/(^|})(?=\.)/g, '$1[data-ogsc] '),
    '@media (max-width:620px){.edge{padding-left:20px!important;padding-right:20px!important}',
    '.outer{padding:0!important}.sheet{border-radius:0!important}.title{font-size:38px!important}',
    '}',
  ].join('');
  return html`<style>${{ markup: css }}</style>`;
};
