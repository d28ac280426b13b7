/** The origin of the shop that served this script, so that no page has to configure it. */
export const SHOP_URL = new URL(import.meta.url).origin;
