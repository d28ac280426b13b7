/** Maximum length of a sent username; the rule of a new username has a lower maximum. */
export const MAX_USERNAME_LENGTH = 256;
export const MAX_PASSWORD_LENGTH = 256;
export const MAX_EMAIL_LENGTH = 254;
/** Maximum length of a typed code, with spaces and hyphens. */
export const MAX_CODE_LENGTH = 40;
