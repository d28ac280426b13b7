import { openOverlay } from './overlays.ts';
import type { ToastAction } from './toasts.ts';

/** The action that is offered after adding to the cart. */
export const viewCart: ToastAction = { label: 'View cart', onAct: () => openOverlay('cart') };
