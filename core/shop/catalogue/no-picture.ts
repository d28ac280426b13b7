/** The path of the placeholder for a missing picture. */
export const NO_PICTURE = '/brand/image-fallback.svg';
