import { pageChunk } from './page-chunk.tsx';

/** Home with a search or filters in force; its code is fetched when the browser is idle. */
export const resultsChunk = pageChunk('pages/ResultsPage.tsx', () => import('./ResultsPage.tsx'));
