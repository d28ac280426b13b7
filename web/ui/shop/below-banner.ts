/** The id of what stands below a banner of a screen's height: once a browser has read it, the banner is whole. */
export const BELOW_BANNER = 'all';
