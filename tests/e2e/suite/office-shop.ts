import { openMemoryShop } from '../support/memory-shop.ts';
import { storefront } from '../support/storefront.ts';

/** Tests against a shop with the demo's office: hosts, bookings, customers. */
export const officeIt = storefront(() => openMemoryShop({ SEED: 'demo' }));
