export const ADDED_TO_CART = 'Added to Cart';
export const INVALID_ITEMS = 'Invalid cart items';
