import { whenNeeded } from '../../ui/when-needed.tsx';

export const CartPanel = whenNeeded(() => import('./CartPanel.tsx'));
