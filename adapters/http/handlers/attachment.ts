/** Headers of a private file to download. `name` holds letters, digits, dots and hyphens only. */
export const attachment = (name: string): Readonly<Record<string, string>> => ({
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});
