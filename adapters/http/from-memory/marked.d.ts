declare module 'marked' {
  export const marked: {
    /** GitHub's Markdown as HTML. Only for texts of our own: nothing is made harmless. */
    parse(markdown: string, options?: { readonly mangle?: boolean; readonly headerIds?: boolean }): string;
  };
}
