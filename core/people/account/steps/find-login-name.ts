import type { AccountStore } from '../ports.ts';

/** The username for a username or an e-mail address; where there is no such account, the typed text. */
export const findLoginName = async (
  { accounts }: Pick<AccountStore, 'accounts'>,
  typed: string,
): Promise<string> => (typed.includes('@') ? ((await accounts.byEmail(typed))?.username ?? typed) : typed);
