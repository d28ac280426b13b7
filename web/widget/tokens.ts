import { dark, light, shared } from '../ui/theme/theme-tokens.ts';

const DECLARATION = /--([\w-]+):\s*([^;]+);/g;
const HEX = /#[\da-f]{3,8}\b/gi;

const read = (declarations: string): ReadonlyMap<string, string> =>
  new Map([...declarations.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]));

/** Tokens that follow another one when a page changes only that one. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'action-hover': 'action',
  'action-press': 'action',
  'card-ring': 'accent',
};

/** Translucent tokens, derived from another token, or from the theme's own colour when the page does not change it. */
const WASHES: Readonly<Record<string, string>> = { 'accent-wash': 'accent', 'select-wash': 'action' };

/** Inner corners are never rounder than the radius that the page sets. */
const CORNER = /^r-/;

/** Combines both themes' values with `light-dark()`, which depends on `color-scheme`; null when they differ in more than colours. */
const inBoth = (inLight: string, inDark: string): string | null => {
  if (inLight.replace(HEX, '#') !== inDark.replace(HEX, '#')) return null;
  const lights = inLight.match(HEX) ?? [];
  let place = 0;
  return inDark.replace(HEX, (colour) => `light-dark(${lights[place++]}, ${colour})`);
};

/** Replaces colours with an alpha channel by a mix of the page's colour, or the opaque default, with that alpha. */
const thinned = (value: string, follows: string): string =>
  value.replace(/(#[\da-f]{6})([\da-f]{2})/gi, (_, colour: string, alpha: string) => {
    const percent = Math.round((Number.parseInt(alpha, 16) / 255) * 100);
    return `color-mix(in srgb, var(--wondercast-${follows}, ${colour}) ${percent}%, transparent)`;
  });

const ownValue = (name: string, value: string): string => {
  const [follows, wash] = [FOLLOWS[name], WASHES[name]];
  if (follows) return `var(--wondercast-${follows}, ${value})`;
  if (wash) return thinned(value, wash);
  return CORNER.test(name) ? `min(${value}, var(--wondercast-radius, ${value}))` : value;
};

const declared = (name: string, value: string): string => {
  const own = ownValue(name, value);
  return `--${name}: var(--wondercast-${name}, ${own});`;
};

/** The theme's tokens as CSS. A page can change each with the custom property `--wondercast-…` of its name. */
export const tokens = (): string => {
  const lights = read(light);
  const both = [...read(dark)].map(([name, value]) => [name, inBoth(lights.get(name) ?? '', value)] as const);
  return [...read(shared), ...both]
    .map(([name, value]) => (value === null ? '' : declared(name, value)))
    .join('');
};
