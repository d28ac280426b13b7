import { lazy } from 'react';

/** The history of one record, shown above any tab whose URL asks for it. */
export const RecordHistory = lazy(() => import('./RecordHistory.tsx'));
