/** Whether the glyph may be shown: it belongs to this name, and shops with another name have their own mark or none. */
export const hasGlyph = (name: string): boolean => name === 'Wondercast';
