/** The shop's host name. Ids of mails and calendar events end with it, so that they differ from those of other shops. */
export const hostOf = (publicUrl: string): string =>
  publicUrl.replace(/^https?:\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/, '');
