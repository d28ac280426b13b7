/** Maximum length of a search text, in the catalogue and in the lists of the dashboard. */
export const MAX_SEARCH_LENGTH = 200;
