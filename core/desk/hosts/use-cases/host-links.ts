import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { HostsPorts } from '../ports.ts';
import { endHostLinks } from '../steps/end-host-links.ts';
import { lockHost } from './edit-hosts.ts';

/**
 * Mails a host a new link to their page; the job creates it, so that no queue contains the link.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (not active)
 */
export const sendHostLink =
  (ports: Pick<HostsPorts, 'unitOfWork' | 'now' | 'newToken'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      const host = await lockHost(store, id);
      if (!host.active) throw new Refusal('conflict', `${host.name} is not active.`);
      const requestId = ports.newToken().slice(0, 16);
      await store.jobs.add({ task: 'mail-host-link', payload: { hostId: id, requestId } });
      await note('host.link-sent', 'host', id, {});
    });

/**
 * Revokes every link of a host at once, and the addresses of their calendar.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const revokeHostLinks =
  (ports: Pick<HostsPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      await lockHost(store, id);
      await endHostLinks(store, id);
      await note('host.links-revoked', 'host', id, {});
    });
