import type { Caller } from './caller.ts';

/**
 * The holder of what is reserved during a checkout: the browser session, which outlives a sign-in, else the account; null where there is
 * neither.
 */
export const holderOf = ({
  accountId,
  visitorKey,
}: {
  readonly accountId: number | null;
  readonly visitorKey: string | null;
}): string | null => {
  if (visitorKey !== null) return `visitor:${visitorKey}`;
  return accountId === null ? null : `account:${accountId}`;
};

/** The holder for a caller; a partner's server is a holder of its own. */
export const holderOfCaller = (caller: Caller): string | null => {
  const { visitorKey } = caller;
  const own = holderOf({ accountId: caller.kind === 'signed-in' ? caller.accountId : null, visitorKey });
  if (own !== null) return own;
  return caller.kind === 'partner' && caller.keyKind === 'secret' ? `partner:${caller.partnerId}` : null;
};
