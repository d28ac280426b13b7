/** The events about which the owner of an account is mailed, because somebody else may have caused them. */
export const ACCOUNT_NOTICES = [
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-renewed',
  'second-factor-reset',
  'password-changed',
  'new-sign-in',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];
