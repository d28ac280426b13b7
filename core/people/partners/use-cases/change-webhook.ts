import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { editOf } from '../../audit/edit.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { recordOfWebhook } from '../records.ts';
import type { WebhookChangeGiven } from '../rules.ts';
import { assertAddress } from '../steps/assert-address.ts';
import { editPartners } from '../steps/edit-partners.ts';
import type { WebhookEndpoint } from '../webhook.ts';
import { WEBHOOK_NOT_FOUND } from '../words.ts';

/**
 * Changes the given fields of an endpoint. Pending deliveries are sent to its new address, but not while it is disabled.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid' (address that is refused)
 */
export const changeWebhook =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'webhooks'>) =>
  (caller: Caller, id: number, { version, ...given }: WebhookChangeGiven): Promise<WebhookEndpoint> =>
    editPartners(ports, caller, async ({ store: { webhookEndpoints }, reach, note }) => {
      const found = await webhookEndpoints.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', WEBHOOK_NOT_FOUND);
      assertVersion(version, found.version);
      if (given.url !== undefined) assertAddress(ports.webhooks, given.url);
      const after: WebhookEndpoint = { ...found, ...given };
      const changes = editOf(recordOfWebhook, found, after);
      if (!changes) return found;
      const saved = await webhookEndpoints.save(after);
      await note('webhook.updated', 'webhook', id, changes);
      return saved;
    });
