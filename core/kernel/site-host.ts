/** The shop's host name. Ids of mails and calendar entries end with it, so that no other shop has the same ids. */
export const hostOf = (publicUrl: string): string =>
  publicUrl.replace(/^https?:\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/, '');
