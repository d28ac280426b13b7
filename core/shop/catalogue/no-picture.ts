/** A path of the shop that stands for a picture there is none of. */
export const NO_PICTURE = '/brand/image-fallback.svg';
