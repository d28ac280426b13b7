interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Everything that the entry imports statically, directly or indirectly. */
const closureOf = (entry: string, context: Context): Set<string> => {
  const seen = new Set([entry]);
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
};

/**
 * Splits the first load into two files: libraries, which rarely change, and the shop's own code. Many small chunks would compress
 * worse and cost a request each.
 */
export function firstLoadChunks(entry: string) {
  let first: Set<string> | null = null;
  const isFirst = (id: string, context: Context): boolean => {
    first ??= closureOf(entry, context);
    return first.has(id);
  };
  const isLibrary = (id: string) => id.includes('node_modules') && !id.includes('lucide-react');
  // The library's entry re-exports everything; infinite queries and mutations are only needed later.
  const isLater = (id: string) =>
    /(?:nfiniteQuery(?:Observer|Options)?|mutationObserver|useMutation)\.js$/.test(id);
  const group = (chunk: string, takes: (id: string) => boolean) => ({
    name: (id: string, context: Context) =>
      isFirst(id, context) && !isLater(id) && takes(id) ? chunk : null,
    debugName: chunk,
    includeDependenciesRecursively: false,
  });
  return [group('libraries', isLibrary), group('shop', (id) => !isLibrary(id))];
}
