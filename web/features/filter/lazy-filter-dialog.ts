import { whenNeeded } from '../../ui/primitives/when-needed.tsx';

export const FilterDialog = whenNeeded(() => import('./FilterDialog.tsx'));
