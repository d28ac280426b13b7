/** Specification §5. */
export const NOT_AN_IMAGE = 'Please select an image file';
export const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB';
/** The shop has no decoder for HEVC, which HEIC pictures need. */
export const HEIC_PICTURE =
  'This is a HEIC picture, as iPhones take them, and it can’t be read here. Please save it as JPEG.';

/** Said with status 507. */
export const NO_ROOM = 'There is no room for more images.';
export const RENDERERS_BUSY = 'Too many images are being prepared. Please try again.';
export const DRAWING_FAILED = 'The image could not be prepared. Please try again.';
export const IMAGES_AWAY = 'Images cannot be reached just now. Please try again.';
