import { dark, light, shared } from '../ui/theme-tokens.ts';

const DECLARATION = /--([\w-]+):\s*([^;]+);/g;
const HEX = /#[\da-f]{3,8}\b/gi;

const read = (declarations: string): ReadonlyMap<string, string> =>
  new Map([...declarations.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]));

/** These follow another one where a page changes only that. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'action-hover': 'action',
  'action-press': 'action',
  'card-ring': 'accent',
};

/** Both values in one, chosen by the `color-scheme` around it; null where they differ in more than colours. */
const inBoth = (inLight: string, inDark: string): string | null => {
  if (inLight.replace(HEX, '#') !== inDark.replace(HEX, '#')) return null;
  const lights = inLight.match(HEX) ?? [];
  let place = 0;
  return inDark.replace(HEX, (colour) => `light-dark(${lights[place++]}, ${colour})`);
};

const declared = (name: string, value: string): string => {
  const follows = FOLLOWS[name];
  const own = follows ? `var(--wondercast-${follows}, ${value})` : value;
  return `--${name}: var(--wondercast-${name}, ${own});`;
};

/** Every token of the theme, each to be changed from outside by the custom property `--wondercast-…` of its name. */
export const tokens = (): string => {
  const lights = read(light);
  const both = [...read(dark)].map(([name, value]) => [name, inBoth(lights.get(name) ?? '', value)] as const);
  return [...read(shared), ...both]
    .map(([name, value]) => (value === null ? '' : declared(name, value)))
    .join('');
};
