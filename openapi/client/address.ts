type Values = Readonly<Record<string, unknown>>;

/** An address of the contract with its parameters in it; null and undefined leave a query parameter out. */
export const addressOf = (
  path: string,
  values: { readonly path?: Values; readonly query?: Values },
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query ?? {}))
    if (value !== null && value !== undefined) query.set(name, String(value));
  return query.size === 0 ? filled : `${filled}?${query}`;
};
