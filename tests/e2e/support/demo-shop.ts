import { openMemoryShop } from './memory-shop.ts';
import { storefront } from './storefront.ts';

/** Tests against the demo shop in memory. */
export const it = storefront(() => openMemoryShop());
