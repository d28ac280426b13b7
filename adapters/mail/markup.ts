import { escapeHtml } from '@wondercast/core/kernel/escape-html';

/** HTML that is safe to insert into other HTML. */
export interface Markup {
  readonly markup: string;
}

type Piece = string | Markup | null | readonly (Markup | null)[];

const written = (piece: Piece): string => {
  if (piece === null) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  return 'markup' in piece ? piece.markup : piece.map(written).join('');
};

/** HTML from a template: texts are escaped, markup is inserted unchanged. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: parts
    .map((part, at) => {
      const piece = pieces[at];
      return piece === undefined ? part : part + written(piece);
    })
    .join(''),
});
