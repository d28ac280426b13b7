/** Characters that may be sent as a username; a new one may have fewer, and its rule says so. */
export const MAX_USERNAME_LENGTH = 256;
export const MAX_PASSWORD_LENGTH = 256;
export const MAX_EMAIL_LENGTH = 254;
/** Of a code as it is typed, with spaces and hyphens. */
export const MAX_CODE_LENGTH = 40;
