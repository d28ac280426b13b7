/** The browser's key for the cart (specification §4). */
export const CART_STORAGE_KEY = 'cart';
