/** What every store says when the catalogue cannot take a write (decision 012). */
export const SLUG_TAKEN = 'This slug is taken.';
export const CATEGORY_NAME_TAKEN = 'This category name is taken.';
export const NO_SUCH_CATEGORY = 'This category does not exist.';
export const NO_SUCH_EXPERIENCE = 'This experience does not exist.';
export const EXPERIENCE_NOT_FOUND = 'Experience not found';
export const CATEGORY_NOT_FOUND = 'Category not found';
export const ADD_ON_NOT_FOUND = 'Add-on not found';
export const CHANGED_SINCE_PREVIEW =
  'The catalogue has changed since the preview. Look at the changes again.';
