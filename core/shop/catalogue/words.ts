import { grouped } from '../../kernel/money.ts';
import { MOST_PICTURES } from './file-pictures.ts';

/** The refusals of every store when the catalogue cannot accept a write (decision 012). */
export const SLUG_TAKEN = 'This slug is taken.';
export const CATEGORY_NAME_TAKEN = 'This category name is taken.';
export const NO_SUCH_CATEGORY = 'This category does not exist.';
export const NO_SUCH_EXPERIENCE = 'This experience does not exist.';
export const EXPERIENCE_NOT_FOUND = 'Experience not found';
export const CATEGORY_NOT_FOUND = 'Category not found';
export const ADD_ON_NOT_FOUND = 'Add-on not found';
export const NAME_MISSING = 'Name is required';
export const NO_IMAGE_ADDRESS = 'Please enter a valid URL for the image';
/** Said when the address of a picture leads to something else. */
export const NOT_A_PICTURE = 'There is no picture that the shop can take (JPEG, PNG, GIF, WebP or AVIF).';
export const TOO_MANY_PICTURES = `The file has more than ${grouped(MOST_PICTURES)} pictures to fetch. Please divide it.`;
export const PICTURES_LEFT = 'Some pictures of the file are still to be fetched. Import it again.';
export const CHANGED_SINCE_PREVIEW =
  'The catalogue has changed since the preview. Look at the changes again.';
