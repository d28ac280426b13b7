import type { Host } from '../../../calendar/staffing/host.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HostsPorts, HostsStore } from '../ports.ts';

const LINK_ENDED = 'This link has ended. Ask the shop for a new one.';

/**
 * The host whose page a link opens.
 * @throws Refusal 'not-found' for a revoked link
 */
export const hostBehind = async (
  { hosts }: Pick<HostsStore, 'hosts'>,
  { hashToken }: Pick<HostsPorts, 'hashToken'>,
  token: string,
): Promise<Host> => {
  const host = await hosts.byTokenHash(hashToken(token));
  if (!host) throw new Refusal('not-found', LINK_ENDED);
  return host;
};

/** Writes an audit entry for what a host has done on their own page. */
export const noteByHost = (
  { audit }: Pick<HostsStore, 'audit'>,
  host: Pick<Host, 'name'>,
  at: Date,
  [action, subject, subjectId]: readonly [action: string, subject: string, subjectId: string],
  details: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const actor = { accountId: null, name: `host ${host.name}` };
  return audit.add({ at, actor, action, subject, subjectId, details });
};
