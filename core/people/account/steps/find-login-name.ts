import type { AccountStore } from '../ports.ts';

/** The username of the account that somebody names by it or by its e-mail address; what they typed where there is no such account. */
export const findLoginName = async (
  { accounts }: Pick<AccountStore, 'accounts'>,
  typed: string,
): Promise<string> => (typed.includes('@') ? ((await accounts.byEmail(typed))?.username ?? typed) : typed);
