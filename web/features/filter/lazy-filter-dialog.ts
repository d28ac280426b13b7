import { whenNeeded } from '../../ui/when-needed.tsx';

export const FilterDialog = whenNeeded(() => import('./FilterDialog.tsx'));
