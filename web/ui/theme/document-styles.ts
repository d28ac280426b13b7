import { posterFont, sansFont } from './font-files.ts';
import { tokens } from './theme.ts';

/** Preloaded by the document, so that they are available for the first paint. */
export const fontUrls = [posterFont, sansFont];

/** Theme, fonts and background. Part of every document instead of the scripts. */
export const documentStyles = `
  @font-face {
    font-family: 'Wondercast Poster';
    src: url(${posterFont}) format('woff2');
    font-weight: 600 800;
    font-display: swap;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${sansFont}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  /* Until they arrive, faces of the same width and height stand in, so that nothing moves. */
  /* Where Arial is not at hand, as on many a Linux: of one family, the face that is named last and is there counts. */
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('DejaVu Sans');
    font-weight: 100 499;
    size-adjust: 91.4%;
    ascent-override: 106.1%;
    descent-override: 27.3%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('DejaVu Sans Bold');
    font-weight: 500 700;
    size-adjust: 85.8%;
    ascent-override: 113%;
    descent-override: 29.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Wondercast Poster Wide Fallback';
    src: local('DejaVu Sans Bold');
    size-adjust: 60.1%;
    ascent-override: 154.7%;
    descent-override: 44.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    font-weight: 100 499;
    size-adjust: 100.64%;
    ascent-override: 96.4%;
    descent-override: 24.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
    font-weight: 500 700;
    size-adjust: 97.1%;
    ascent-override: 99.9%;
    descent-override: 25.7%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Wondercast Poster Fallback';
    src: local('Arial Narrow Bold'), local('Liberation Sans Narrow Bold');
    size-adjust: 86.5%;
    ascent-override: 107.5%;
    descent-override: 31.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Wondercast Poster Wide Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
    size-adjust: 70.9%;
    ascent-override: 131%;
    descent-override: 38%;
    line-gap-override: 0%;
  }
  ${tokens}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(var(--header) + 12px); }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--text);
    font: 400 16px/1.56 var(--sans);
    -webkit-font-smoothing: antialiased;
    /* Else letters are set to whole pixels where the screen has one dot for each, and words run together. */
    text-rendering: geometricPrecision;
    overflow-x: clip;
  }
  img, svg { display: block; max-width: 100%; }
  /* The logo in the place of a picture is shown whole, on its own ground; its room stands in the file. */
  img[data-fallback] { object-fit: contain !important; background: var(--poster); }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; text-rendering: inherit; }
  a { color: inherit; text-decoration: none; }
  :focus { outline: none; }
  :focus-visible, [data-focus-visible] { outline: 2.5px solid var(--focus); outline-offset: 3px; }
  ::selection { background: var(--limelight); color: var(--ink); }

  /* What only works with scripts is not offered without them. */
  @media (scripting: none) {
    [data-script] { display: none !important; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
`
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};]) ?/g, '$1');
