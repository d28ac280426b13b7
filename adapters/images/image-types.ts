const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** A plain file name, which cannot name a path outside the image folder. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The media type of an image file name; null for any other name. */
export const imageType = (file: string): string | null =>
  PLAIN.test(file) ? (TYPES[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? null) : null;
