import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { PartnerPorts, WebhookOutcome } from '../ports.ts';
import {
  isToBeDelivered,
  RETRY_PAUSES_MS,
  signingSecrets,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../webhook.ts';

/** The receiver asks for no further deliveries. */
const GONE = 410;

const wasTaken = ({ status, error }: WebhookOutcome): boolean =>
  error === null && status !== null && status >= 200 && status < 300;

const after = (
  delivery: WebhookDelivery,
  outcome: WebhookOutcome,
  at: Date,
  retry: number,
): WebhookDelivery => {
  const delivered = wasTaken(outcome);
  const error = delivered ? null : (outcome.error ?? `The answer was ${outcome.status}`);
  const pause = RETRY_PAUSES_MS[retry];
  const again = !delivered && outcome.status !== GONE && pause !== undefined;
  return {
    ...delivery,
    state: delivered ? 'delivered' : again ? 'pending' : 'failed',
    nextAt: again ? new Date(at.getTime() + pause) : null,
    attempts: [...delivery.attempts, { at, status: outcome.status, error, ms: outcome.ms }],
  };
};

/** null when this attempt must not be made: it was made before, or the endpoint is deleted. */
const findTarget = async (
  { read }: Pick<PartnerPorts, 'read'>,
  { deliveryId, attempt }: JobPayloads['deliver-webhook'],
): Promise<{ delivery: WebhookDelivery; endpoint: WebhookEndpoint } | null> => {
  const delivery = await read.webhookDeliveries.byId(deliveryId);
  if (!delivery || !isToBeDelivered(delivery) || delivery.attempts.length !== attempt) return null;
  const endpoint = await read.webhookEndpoints.byId(delivery.endpointId);
  return endpoint && { delivery, endpoint };
};

/**
 * Makes one attempt to deliver to an endpoint, records the outcome, and schedules the next attempt where one is due. A failure of the
 * receiver does not fail the job. An endpoint that answers 410 is disabled by `disable`.
 */
export const deliverWebhook =
  (
    ports: Pick<PartnerPorts, 'read' | 'unitOfWork' | 'now' | 'webhooks'>,
    disable: (endpointId: number) => Promise<void>,
  ) =>
  async (payload: JobPayloads['deliver-webhook']): Promise<void> => {
    const { unitOfWork, now, webhooks } = ports;
    const target = await findTarget(ports, payload);
    if (!target) return;
    const { delivery, endpoint } = target;
    const at = now();
    const outcome: WebhookOutcome = endpoint.enabled
      ? await webhooks.send({
          url: endpoint.url,
          id: delivery.id,
          at,
          body: delivery.body,
          secrets: signingSecrets(endpoint, at),
        })
      : { status: null, error: 'The endpoint is disabled', ms: 0 };
    // The endpoint is disabled before the attempt is recorded: once the log shows the 410, no further event is sent to it.
    if (outcome.status === GONE) await disable(endpoint.id);
    await unitOfWork(async (store) => {
      const locked = await store.webhookDeliveries.lock(delivery.id);
      if (!locked || !isToBeDelivered(locked) || locked.attempts.length !== payload.attempt) return;
      const next = after(locked, outcome, at, payload.retry);
      await store.webhookDeliveries.save(next);
      if (next.nextAt)
        await store.jobs.add(
          {
            task: 'deliver-webhook',
            payload: {
              deliveryId: delivery.id,
              attempt: payload.attempt + 1,
              retry: payload.retry + 1,
            },
          },
          next.nextAt,
        );
    });
  };
