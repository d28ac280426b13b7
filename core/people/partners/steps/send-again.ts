import type { PartnerStore } from '../ports.ts';
import type { WebhookDelivery } from '../webhook.ts';

/** Sends a locked delivery again under the same id, with new attempts. */
export const sendAgain = async (
  { webhookDeliveries, jobs }: Pick<PartnerStore, 'webhookDeliveries' | 'jobs'>,
  found: WebhookDelivery,
  at: Date,
): Promise<WebhookDelivery> => {
  const delivery: WebhookDelivery = { ...found, state: 'pending', nextAt: at };
  await webhookDeliveries.save(delivery);
  await jobs.add({
    task: 'deliver-webhook',
    payload: { deliveryId: found.id, attempt: found.attempts.length, retry: 0 },
  });
  return delivery;
};
