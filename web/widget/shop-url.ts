/** The shop that served this script: nobody has to configure where it is. */
export const SHOP_URL = new URL(import.meta.url).origin;
