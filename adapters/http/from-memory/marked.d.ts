declare module 'marked' {
  export const marked: {
    /** Converts GitHub-flavoured Markdown to HTML. Only for the shop's own texts, because the HTML is not sanitised. */
    parse(markdown: string, options?: { readonly mangle?: boolean; readonly headerIds?: boolean }): string;
  };
}
