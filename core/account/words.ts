/** What every store says when a name or address exists, so that no adapter has words of its own (decision 012). */
export const USERNAME_TAKEN = 'This username is taken.';
export const EMAIL_TAKEN = 'This email is already registered.';

export const WRONG_PASSWORD = 'That is not your current password.';

/** Said of used, expired and invented links alike. */
export const RESET_LINK_GONE = 'This link has expired or has already been used. Please ask for a new one.';

/** Said whether or not the address is known. */
export const RESET_REQUESTED =
  'If an account has this email address, a link to choose a new password is on its way.';

export const PASSWORD_RESET = 'Your password has been changed. Please sign in.';

export const WRONG_CREDENTIALS = 'Invalid username or password';
export const SIGNED_OUT = 'You have been logged out';
export const INVALID_EMAIL = 'Please enter a valid email address';
