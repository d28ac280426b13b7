export const CORE_GROUPS: Readonly<Record<string, readonly string[]>>;
export const CORE_SLICES: readonly string[];
