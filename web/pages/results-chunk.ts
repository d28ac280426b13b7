import { pageChunk } from './page-chunk.tsx';

/** The home page with a search or filters. Its code is loaded when the browser is idle. */
export const resultsChunk = pageChunk('pages/ResultsPage.tsx', () => import('./ResultsPage.tsx'));
