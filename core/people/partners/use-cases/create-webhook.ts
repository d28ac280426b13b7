import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { recordOfWebhook } from '../records.ts';
import type { WebhookGiven } from '../rules.ts';
import { assertAddress } from '../steps/assert-address.ts';
import { editPartners } from '../steps/edit-partners.ts';
import type { WebhookWithSecret } from '../webhook.ts';
import { PARTNER_NOT_FOUND } from '../words.ts';

/**
 * Adds a webhook endpoint, which is notified from the next event on.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (address that is refused, no such partner)
 */
export const createWebhook =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newWebhookSecret' | 'webhooks'>) =>
  (caller: Caller, given: WebhookGiven): Promise<WebhookWithSecret> =>
    editPartners(ports, caller, async ({ store: { partners, webhookEndpoints }, reach, at, note }) => {
      assertAddress(ports.webhooks, given.url);
      const { partnerId } = given;
      const isKnown = partnerId === null || (await partners.byId(partnerId)) !== null;
      if (!isKnown || !isWithin(reach, partnerId))
        throw new Refusal('invalid', PARTNER_NOT_FOUND, {
          issues: [{ path: 'partnerId', message: PARTNER_NOT_FOUND }],
        });
      const secret = ports.newWebhookSecret();
      const endpoint = await webhookEndpoints.add({
        ...given,
        secrets: [{ secret, until: null }],
        createdAt: at,
      });
      await note('webhook.created', 'webhook', endpoint.id, { after: recordOfWebhook(endpoint) });
      return { endpoint, secret };
    });
