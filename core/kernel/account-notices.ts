/** What the owner of an account is told by mail, because somebody else may have done it. */
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
