import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { DeliveryFilter, DeliveryPage, PartnerPorts } from '../ports.ts';
import { isWithin, reachOf } from '../reach.ts';
import { WEBHOOK_NOT_FOUND } from '../words.ts';

/**
 * Webhook deliveries, newest first; one of a partner's people must name an endpoint.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (an endpoint that is not the caller's)
 */
export const webhookLog =
  ({ read }: { readonly read: Pick<PartnerPorts['read'], 'webhookEndpoints' | 'webhookDeliveries'> }) =>
  async (
    caller: Caller,
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<DeliveryPage> => {
    const reach = reachOf(caller);
    if (reach !== null) {
      const endpoint =
        filter.endpointId === null ? null : await read.webhookEndpoints.byId(filter.endpointId);
      if (!endpoint || !isWithin(reach, endpoint.partnerId))
        throw new Refusal('not-found', WEBHOOK_NOT_FOUND);
    }
    return read.webhookDeliveries.page(filter, page);
  };
