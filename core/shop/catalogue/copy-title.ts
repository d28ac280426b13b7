import { MAX_TITLE_LENGTH } from './experience-record.ts';

const COPY = ' (copy)';

/** The title of a copy; a title that is too long is cut at its end. */
export const copyTitle = (title: string): string =>
  `${title.slice(0, MAX_TITLE_LENGTH - COPY.length).trimEnd()}${COPY}`;
