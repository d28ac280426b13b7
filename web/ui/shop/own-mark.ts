/** The glyph is the mark of this name alone: a shop that is called otherwise has its own or none. */
export const hasGlyph = (name: string): boolean => name === 'Wondercast';
