/** The address of a host's own page. */
export const hostPageUrl = (publicUrl: string, token: string): string => `${publicUrl}/host/${token}`;
