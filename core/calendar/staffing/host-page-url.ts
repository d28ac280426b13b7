/** Where a host's own page is. */
export const hostPageUrl = (publicUrl: string, token: string): string => `${publicUrl}/host/${token}`;
