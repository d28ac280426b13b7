/** The design's light theme. It is inline, for mail programs that support one theme only. */
export const LIGHT = {
  ground: '#FBF6EE',
  panel: '#FFFFFF',
  line: '#E3D8C8',
  text: '#1C1226',
  quiet: '#50455B',
  faint: '#675C71',
  accent: '#B5341A',
  action: '#1C1226',
  onAction: '#FFF8EA',
} as const;

/** The dark theme, for mail programs that request it. */
export const DARK = {
  ground: '#120D17',
  panel: '#1B1522',
  line: '#3A2F46',
  text: '#FBF4E8',
  quiet: '#CDC3D2',
  faint: '#A79BB2',
  accent: '#FFD84D',
  action: '#FFD84D',
  onAction: '#1C1226',
} as const satisfies Record<keyof typeof LIGHT, string>;

/** The header's colours: dark in both themes. */
export const HEADER = {
  plum: '#1D0F28',
  aubergine: '#32124A',
  limelight: '#FFD84D',
  paper: '#FBF4E8',
} as const;

/** Behind the month of a tear-off sheet, under white letters: the same in both themes. */
export const DATE = '#B5341A';

// Without quotes, which would have to be escaped in a style attribute.
export const POSTER =
  'Wondercast Poster,Bricolage Grotesque,Avenir Next Condensed,Arial Narrow,Arial,sans-serif';
export const SANS =
  'Instrument Sans,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
