/** The first match counts, because browsers also name the later ones in this list. */
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

/** The browser and system of a user agent, in short: `Firefox on Windows`. */
export const agentWords = (agent: string | null): string => {
  const browser = firstOf(BROWSERS, agent ?? '');
  const system = firstOf(SYSTEMS, agent ?? '');
  if (!browser) return system ?? 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
};
