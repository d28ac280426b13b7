import { whenNeeded } from '../../ui/primitives/when-needed.tsx';

export const CartPanel = whenNeeded(() => import('./CartPanel.tsx'));
