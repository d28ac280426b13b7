/** The address of the shop that served this script, so that none has to be configured. */
export const SHOP_URL = new URL(import.meta.url).origin;
