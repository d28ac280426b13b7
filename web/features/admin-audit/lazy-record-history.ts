import { lazy } from 'react';

/** Who changed one record: shown over any tab whose address asks for it. */
export const RecordHistory = lazy(() => import('./RecordHistory.tsx'));
