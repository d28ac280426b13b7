import type { HostsStore } from '../ports.ts';

/** Revokes everything that gives access without signing in: the links of a host's page, and the addresses of their calendar. */
export const endHostLinks = async (
  { hosts, calendarFeeds }: Pick<HostsStore, 'hosts' | 'calendarFeeds'>,
  id: number,
): Promise<void> => {
  await hosts.revokeLinks(id);
  await calendarFeeds.revoke({ kind: 'host', id });
};
