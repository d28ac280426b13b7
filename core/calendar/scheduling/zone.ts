/** Zone labels are fixed offsets from UTC, in hours (decision 034). */
export const ZONES = {
  EST: -5,
  CST: -6,
  MST: -7,
  PST: -8,
  EDT: -4,
  CDT: -5,
  MDT: -6,
  PDT: -7,
  UTC: 0,
} as const;

export type ZoneLabel = keyof typeof ZONES;

/** One of the nine labels, or a name of the IANA database such as `Europe/Berlin` (decision 140). */
export type Zone = ZoneLabel | `${string}/${string}`;

/** In the order in which the checkout lists them. */
export const ZONE_LABELS = Object.keys(ZONES) as readonly ZoneLabel[];

/** The cities whose time the labels name, from east to west. They come before the labels in every list (decision 225). */
export const LABELLED_CITIES: readonly Zone[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
];

/** Maximum length of a zone's name. */
export const MAX_ZONE_LENGTH = 40;

export const isLabel = (text: string): text is ZoneLabel => Object.hasOwn(ZONES, text);

const isName = (text: string): text is `${string}/${string}` =>
  text.length <= MAX_ZONE_LENGTH && /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(text);

/** A text as a zone, without checking that the zone exists; null for a text that cannot be one. */
export const readZone = (text: string): Zone | null => (isLabel(text) || isName(text) ? text : null);
