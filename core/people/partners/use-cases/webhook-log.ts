import { type Caller, requireAdmin } from '../../caller.ts';
import type { DeliveryFilter, DeliveryPage, PartnerPorts } from '../ports.ts';

/** Deliveries to endpoints, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const webhookLog =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (
    caller: Caller,
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<DeliveryPage> => {
    requireAdmin(caller);
    return read.webhookDeliveries.page(filter, page);
  };
