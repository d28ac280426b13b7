// A changed font gets a new name, because these files are served as immutable. `scripts/fit-fonts.py` writes them.
export const posterFont = '/fonts/wondercast-poster-v2.woff2';
export const sansFont = '/fonts/instrument-sans-v2.woff2';
