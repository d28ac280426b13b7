/** A `Link` header (RFC 8288) to the next page: the same URL with another cursor. */
export const nextLink = (url: string, cursor: number | string): string => {
  const next = new URL(url, 'http://shop');
  next.searchParams.set('cursor', String(cursor));
  return `<${next.pathname}${next.search}>; rel="next"`;
};
