/** The id of the element after a full-height banner: once the browser has parsed it, the banner is complete. */
export const BELOW_BANNER = 'all';
