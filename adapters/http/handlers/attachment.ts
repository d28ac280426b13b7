/** Headers of a file that is somebody's own, to be saved under a name. `name` holds letters, digits, dots and hyphens only. */
export const attachment = (name: string): Readonly<Record<string, string>> => ({
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});
