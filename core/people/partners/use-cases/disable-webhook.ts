import type { PartnerPorts } from '../ports.ts';

/** Disables an endpoint whose receiver has answered that it is gone. */
export const disableWebhook =
  ({ unitOfWork, now }: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (endpointId: number): Promise<void> =>
    unitOfWork(async (store) => {
      const asked = await store.webhookEndpoints.lock(endpointId);
      if (!asked?.enabled) return;
      await store.webhookEndpoints.save({ ...asked, enabled: false });
      await store.partners.raiseVersion();
      await store.audit.add({
        at: now(),
        actor: { accountId: null, name: 'receiver' },
        action: 'webhook.disabled',
        subject: 'webhook',
        subjectId: String(endpointId),
        details: { reason: 'The receiver answered 410 Gone' },
      });
    });
