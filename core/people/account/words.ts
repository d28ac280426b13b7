/** The refusals of every store when a name or address is taken, so that no adapter has texts of its own (decision 012). */
export const USERNAME_TAKEN = 'This username is taken.';
export const EMAIL_TAKEN = 'This email is already registered.';

export const PASSWORD_NEEDED = 'Please enter your current password';
export const WRONG_PASSWORD = 'That is not your current password.';

/** Said for used, expired and unknown links alike. */
export const RESET_LINK_GONE = 'This link has expired or has already been used. Please ask for a new one.';

/** Said whether or not the address is known. */
export const RESET_REQUESTED =
  'If an account has this email address, a link to choose a new password is on its way.';

export const PASSWORD_RESET = 'Your password has been changed. Please sign in.';

export const WRONG_CREDENTIALS = 'Invalid username or password';
export const SIGNED_OUT = 'You have been logged out';
export const INVALID_EMAIL = 'Please enter a valid email address';

/** Said only after the right password, so it reveals nothing to others. */
export const ACCOUNT_DISABLED = 'This account has been disabled.';
export const LAST_OWNER = 'The shop needs at least one owner.';
export const STAFF_NOT_FOUND = 'Nobody of the staff has this id';

/** Said for used, withdrawn, expired and unknown invitations alike. */
export const INVITATION_GONE =
  'This invitation has expired, was withdrawn or has already been used. Please ask for a new one.';
export const INVITATION_NOT_FOUND = 'Invitation not found';
export const ALREADY_STAFF = 'This address is on the staff already.';
export const ALREADY_PARTNER = 'This address belongs to a partner already.';
export const SIGN_IN_TO_ACCEPT =
  'There is an account with this address already. Please sign in with it to accept the invitation.';
export const OTHER_ACCOUNT =
  'This invitation was sent to another address than that of your account. Please sign in with the invited one.';
export const OTHER_ADDRESS = 'This invitation was sent to another address.';

export const NO_ACCOUNT = 'No account has the address of this customer.';

export const EMAIL_CONFIRMATION_SENT = 'A link to confirm your address is on its way.';
export const EMAIL_CONFIRMED = 'Your address is confirmed.';

export const WRONG_CODE = 'That code is not right, or was used before.';
export const CODE_NEEDED = 'Please confirm with your second factor.';
export const SECOND_STEP_GONE = 'Please start again with your password.';
export const WRONG_PASSKEY = 'This passkey was not accepted.';
export const PASSKEY_NOT_FOUND = 'Passkey not found';
export const PASSKEY_KNOWN = 'This passkey is already registered.';
export const TOO_MANY_PASSKEYS = 'An account can have at most 20 passkeys.';
export const AUTHENTICATOR_SET = 'An authenticator app is already set up.';
export const AUTHENTICATOR_NOT_STARTED = 'Start with a new secret first.';
export const OWN_FACTOR_FIRST = 'Set up a second factor for yourself first.';
export const SECOND_FACTOR_REQUIRED =
  'Your shop requires a second factor. Set one up in your profile, then come back.';
