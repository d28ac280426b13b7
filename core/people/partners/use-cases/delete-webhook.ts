import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { recordOfWebhook } from '../records.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { WEBHOOK_NOT_FOUND } from '../words.ts';

/**
 * Removes an endpoint with its log; pending deliveries are not sent.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const deleteWebhook =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    editPartners(ports, caller, async ({ store: { webhookEndpoints }, reach, note }) => {
      const found = await webhookEndpoints.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', WEBHOOK_NOT_FOUND);
      await webhookEndpoints.remove(id);
      await note('webhook.deleted', 'webhook', id, { before: recordOfWebhook(found) });
    });
