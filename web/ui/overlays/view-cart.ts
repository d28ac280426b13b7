import { openOverlay } from './overlays.ts';
import type { ToastAction } from './toasts.ts';

/** What one does next after adding to the cart. */
export const viewCart: ToastAction = { label: 'View cart', onAct: () => openOverlay('cart') };
