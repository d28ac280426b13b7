import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import type { RotationGiven } from '../rules.ts';
import { editPartners } from '../steps/edit-partners.ts';
import type { WebhookWithSecret } from '../webhook.ts';
import { WEBHOOK_NOT_FOUND } from '../words.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Creates a new secret for an endpoint. For the given hours messages are signed with both secrets, so that a receiver may know either; then
 * the old one is deleted.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const rotateWebhookSecret =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newWebhookSecret'>) =>
  (caller: Caller, id: number, { graceHours }: RotationGiven): Promise<WebhookWithSecret> =>
    editPartners(ports, caller, async ({ store: { webhookEndpoints }, reach, at, note }) => {
      const found = await webhookEndpoints.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', WEBHOOK_NOT_FOUND);
      const end = new Date(at.getTime() + graceHours * HOUR_MS);
      const secret = ports.newWebhookSecret();
      const earlier = found.secrets
        .map((each) => ({ ...each, until: each.until && each.until < end ? each.until : end }))
        .filter(({ until }) => until > at);
      const endpoint = await webhookEndpoints.save({
        ...found,
        secrets: [{ secret, until: null }, ...earlier],
      });
      await note('webhook.secret-rotated', 'webhook', id, { graceHours });
      return { endpoint, secret };
    });
