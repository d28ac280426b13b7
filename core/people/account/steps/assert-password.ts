import { Refusal } from '../../../kernel/refusal.ts';
import { NOT_AUTHENTICATED, type SignedIn } from '../../caller.ts';
import type { Credentials } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { WRONG_PASSWORD } from '../words.ts';

/** The error for a wrong password, on the field that held it. */
export const wrongPassword = (field: string): Refusal =>
  new Refusal('invalid', WRONG_PASSWORD, { issues: [{ path: field, message: WRONG_PASSWORD }] });

/**
 * The caller's own credentials, after their password was entered again: a session alone must not allow what cannot be undone.
 * @throws Refusal 'unauthenticated' when the account is gone, 'invalid' on `field` when the password is wrong
 */
export const assertPassword = async (
  { read, passwords }: Pick<AccountPorts, 'read' | 'passwords'>,
  caller: SignedIn,
  password: string,
  field: string,
): Promise<Credentials> => {
  const found = await read.accounts.credentialsOf(caller.username);
  if (found?.account.id !== caller.accountId) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  if (!(await passwords.verify(found.passwordHash, password))) throw wrongPassword(field);
  return found;
};
