/** Characters of a search, in the catalogue and in the lists of the office. */
export const MAX_SEARCH_LENGTH = 200;
