/** The instant it is now. */
export const now = (): Date => new Date();
