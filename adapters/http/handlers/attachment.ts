/** Headers for a private file download. `name` may contain only letters, digits, dots and hyphens. */
export const attachment = (name: string): Readonly<Record<string, string>> => ({
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});
