/** The path of an absolute-form request target, as proxies send it; null when it has none. */
export const pathOf = (target = ''): string | null => {
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : null;
};
