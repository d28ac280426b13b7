// A changed font gets a new name: these are served as never changing.
export const posterFont = '/fonts/wondercast-poster-v1.woff2';
export const sansFont = '/fonts/instrument-sans-v1.woff2';
