import type { TextStyle } from './paragraph.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 48, bottom: 732 } as const;
export const RIGHT = PAGE.width - PAGE.margin;
export const INNER = PAGE.width - 2 * PAGE.margin;

/** The colours of the light theme and of the header. */
export const COLOUR = {
  text: '#1C1226',
  quiet: '#50455B',
  faint: '#675C71',
  line: '#E3D8C8',
  wash: '#F7F1E7',
  accent: '#B5341A',
  action: '#1C1226',
  onAction: '#FFF8EA',
  plum: '#1D0F28',
  aubergine: '#32124A',
  limelight: '#FFD84D',
  paper: '#FBF4E8',
} as const;

const style = (
  fontStyle: TextStyle['fontStyle'],
  size: number,
  leading: number,
  colour: string,
): TextStyle => ({
  fontStyle,
  size,
  leading,
  colour,
});

export const TYPE = {
  brand: style('poster', 22, 24, COLOUR.paper),
  title: style('poster', 54, 54, COLOUR.paper),
  runningBrand: style('poster', 15, 18, COLOUR.text),
  label: style('strong', 7.5, 11, COLOUR.faint),
  fact: style('strong', 10.5, 14, COLOUR.text),
  name: style('strong', 11.5, 15, COLOUR.text),
  body: style('text', 9.5, 13.5, COLOUR.quiet),
  item: style('strong', 10.5, 14, COLOUR.text),
  detail: style('text', 8.5, 12, COLOUR.faint),
  figure: style('text', 10, 14, COLOUR.text),
  strongFigure: style('strong', 11.5, 16, COLOUR.text),
  total: style('poster', 30, 32, COLOUR.text),
  button: style('strong', 10.5, 14, COLOUR.onAction),
  footer: style('text', 8, 11, COLOUR.faint),
} as const;
