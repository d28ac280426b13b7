declare module 'marked' {
  export const marked: {
    /** Converts GitHub's Markdown to HTML. Only for the shop's own texts: the HTML is not sanitised. */
    parse(markdown: string, options?: { readonly mangle?: boolean; readonly headerIds?: boolean }): string;
  };
}
