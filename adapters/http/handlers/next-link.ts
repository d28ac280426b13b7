/** The next page's address, as a `Link` header (RFC 8288): the same question from a later place. */
export const nextLink = (url: string, cursor: number | string): string => {
  const next = new URL(url, 'http://shop');
  next.searchParams.set('cursor', String(cursor));
  return `<${next.pathname}${next.search}>; rel="next"`;
};
