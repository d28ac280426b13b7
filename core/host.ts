/** The shop's host name: it makes the ids of mails and calendar entries worldwide unique. */
export const hostOf = (publicUrl: string): string =>
  publicUrl.replace(/^https?:\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/, '');
