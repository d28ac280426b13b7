import type { AccountNotice } from '../../../kernel/account-notices.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';

/** Queues the mail that tells the owner of an account what was done to it; none for an account without an address. */
export const notifyOwner = (
  { newToken }: Pick<AccountPorts, 'newToken'>,
  { jobs }: Pick<AccountStore, 'jobs'>,
  accountId: number,
  {
    notice,
    at,
    agent = null,
  }: { readonly notice: AccountNotice; readonly at: Date; readonly agent?: string | null },
): Promise<void> =>
  jobs.add({
    task: 'mail-account-notice',
    payload: { accountId, notice, at: at.toISOString(), agent, mailId: newToken().slice(0, 16) },
  });
