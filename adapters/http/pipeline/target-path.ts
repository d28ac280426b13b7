/** The path of a request target in absolute form, which proxies send; null for another form. */
export const pathOf = (target = ''): string | null => {
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : null;
};
