/** The first that is found counts: browsers name those before them too. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [string, string])[], agent: string): string | null =>
  names.find(([part]) => agent.includes(part))?.[1] ?? null;

/** `Firefox on Windows`: what a browser calls itself, in short. */
export const agentWords = (agent: string | null): string => {
  const browser = firstOf(BROWSERS, agent ?? '');
  const system = firstOf(SYSTEMS, agent ?? '');
  if (!browser) return system ?? 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
};
