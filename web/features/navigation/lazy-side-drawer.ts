import { whenNeeded } from '../../ui/primitives/when-needed.tsx';

export const SideDrawer = whenNeeded(() => import('./SideDrawer.tsx'));
