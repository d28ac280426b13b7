import { MAX_TITLE_LENGTH } from './experience-record.ts';

const COPY = ' (copy)';

/** The title of a copy; a long title loses its end. */
export const copyTitle = (title: string): string =>
  `${title.slice(0, MAX_TITLE_LENGTH - COPY.length).trimEnd()}${COPY}`;
