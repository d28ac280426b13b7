import type { JobPayloads } from '../../../kernel/jobs.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { type Caller, requireSignedIn } from '../../caller.ts';
import { confirmEmailWords } from '../mails.ts';
import type { AccountPorts } from '../ports.ts';
import { claimBookings } from '../steps/claim-bookings.ts';
import { lockOwnAccount } from '../steps/lock-own-account.ts';
import { RESET_LINK_GONE } from '../words.ts';

const VALID_MS = 60 * 60 * 1000;

/** The hash of a token that confirms an address. It differs from that of a password link, so that neither token works for the other. */
const hashOf = ({ hashToken }: Pick<AccountPorts, 'hashToken'>, token: string): string =>
  hashToken(`confirms ${token}`);

/**
 * Queues the mail with a link that proves the address of the caller's account.
 * @throws Refusal 'unauthenticated'
 */
export const requestEmailConfirmation =
  ({ unitOfWork, newToken }: Pick<AccountPorts, 'unitOfWork' | 'newToken'>) =>
  async (caller: Caller): Promise<void> => {
    const { accountId } = requireSignedIn(caller);
    const mailId = newToken().slice(0, 16);
    await unitOfWork(({ jobs }) =>
      jobs.add({ task: 'mail-email-confirmation', payload: { accountId, mailId } }),
    );
  };

/**
 * Mails the link; its token is created here, and only its hash is stored (decision 077).
 * @throws the mailer's error; the job is retried with another link
 */
export const mailEmailConfirmation =
  (
    ports: Pick<
      AccountPorts,
      'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now' | 'newToken' | 'hashToken'
    >,
  ) =>
  async ({ accountId, mailId }: JobPayloads['mail-email-confirmation']): Promise<void> => {
    const { unitOfWork, mailer, mailLook, profile, now, newToken } = ports;
    const token = newToken();
    const account = await unitOfWork(async ({ accounts, passwordResets }) => {
      const held = await accounts.lock(accountId);
      if (!held?.email) return null;
      const expiresAt = new Date(now().getTime() + VALID_MS);
      await passwordResets.add({ tokenHash: hashOf(ports, token), accountId, expiresAt });
      return held;
    });
    if (!account?.email) return;
    const url = `${profile.publicUrl}/profile?confirm=${encodeURIComponent(token)}`;
    const words = confirmEmailWords(account, profile, url);
    await mailer.send({
      messageId: `email-confirmation-${mailId}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: account.fullName ?? account.username, address: account.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };

/**
 * Confirms the address of the caller's account by the token that was mailed to it, and gives the account what was booked under the address
 * without an account. The caller must be signed in to that account: somebody whose address a stranger has registered does not confirm it by
 * opening the link.
 * @throws Refusal 'unauthenticated', 'invalid' when the link is used, expired or of another account
 */
export const confirmEmail =
  (ports: Pick<AccountPorts, 'unitOfWork' | 'hashToken' | 'now' | 'profile'>) =>
  async (caller: Caller, token: string): Promise<void> => {
    const signedIn = requireSignedIn(caller);
    await ports.unitOfWork(async (store) => {
      const account = await lockOwnAccount(store, signedIn);
      const { id } = account;
      const at = ports.now();
      if ((await store.passwordResets.take(hashOf(ports, token), at)) !== id)
        throw new Refusal('invalid', RESET_LINK_GONE, {
          issues: [{ path: 'token', message: RESET_LINK_GONE }],
        });
      await store.accounts.confirmEmail(id, at);
      await claimBookings(store, ports.profile, account, at);
    });
  };
