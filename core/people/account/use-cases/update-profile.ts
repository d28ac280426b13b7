import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { acceptBilling } from '../../accept-billing.ts';
import { type Caller, NOT_AUTHENTICATED, requireSignedIn, type SignedIn } from '../../caller.ts';
import { type Account, isOtherEmail } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import type { ProfileChange } from '../profile-rule.ts';
import { assertFactor } from '../steps/assert-factor.ts';
import { assertPassword, wrongPassword } from '../steps/assert-password.ts';
import { PASSWORD_NEEDED } from '../words.ts';

type Needs = Pick<AccountPorts, 'unitOfWork' | 'read' | 'passwords' | 'newToken' | 'now'>;

/** The caller's account when its e-mail address changes and the password is right; null when the address stays. */
const ownerOf = async (
  ports: Pick<AccountPorts, 'read' | 'passwords' | 'now'>,
  caller: SignedIn,
  { email, password }: Pick<ProfileChange, 'email' | 'password'>,
): Promise<Account | null> => {
  if (email === undefined) return null;
  const account = await ports.read.accounts.byId(caller.accountId);
  if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  if (!isOtherEmail(account.email, email)) return null;
  if (!password) throw invalid('password', PASSWORD_NEEDED);
  const { account: owner } = await assertPassword(ports, caller, password, 'password');
  await assertFactor(ports, caller);
  return owner;
};

/**
 * Changes the given fields of the caller's profile. A new e-mail address needs the password, and a second factor if there is one. Links
 * mailed to the former address end, it is told of the change (decision 157), and the new address gets a link that confirms it.
 * @throws Refusal 'unauthenticated', 'invalid' on `password` when another e-mail comes without it or with a wrong one, 'conflict' when the
 * given version is stale or the e-mail is taken; FactorNeeded
 */
export const updateProfile =
  (ports: Needs) =>
  async (
    caller: Caller,
    { version, password, billing: sent, ...fields }: ProfileChange,
  ): Promise<Account> => {
    const signedIn = requireSignedIn(caller);
    const change = sent === undefined ? fields : { ...fields, billing: acceptBilling(sent) };
    const owner = await ownerOf(ports, signedIn, { email: change.email, password });
    return ports.unitOfWork(async ({ accounts, passwordResets, jobs }) => {
      const account = await accounts.lock(signedIn.accountId);
      if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
      assertVersion(version, account.version);
      const isOther = change.email !== undefined && isOtherEmail(account.email, change.email);
      // The e-mail or the password may have changed since the password was compared.
      if (isOther && !owner) throw invalid('password', PASSWORD_NEEDED);
      if (isOther && owner?.passwordVersion !== account.passwordVersion) throw wrongPassword('password');
      const changed = await accounts.changeProfile(account.id, change, ports.now());
      if (changed.email !== account.email) await passwordResets.revokeOf(account.id);
      if (isOther && account.email !== null)
        await jobs.add({
          task: 'mail-email-changed',
          payload: {
            accountId: account.id,
            formerEmail: account.email,
            mailId: ports.newToken().slice(0, 16),
          },
        });
      if (isOther && changed.email !== null)
        await jobs.add({
          task: 'mail-email-confirmation',
          payload: { accountId: account.id, mailId: ports.newToken().slice(0, 16) },
        });
      return changed;
    });
  };
