import type { Passkey } from '@wondercast/core/people/account/second-factor';

/** A passkey that no device holds. */
export const aPasskey = (accountId: number, name: string, createdAt: Date): Omit<Passkey, 'lastUsedAt'> => ({
  id: `${accountId}-${name}`,
  accountId,
  name,
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: [],
  createdAt,
});
