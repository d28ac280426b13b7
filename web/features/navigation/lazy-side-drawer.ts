import { whenNeeded } from '../../ui/when-needed.tsx';

export const SideDrawer = whenNeeded(() => import('./SideDrawer.tsx'));
