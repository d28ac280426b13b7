import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CustomerDetails } from '../customer-details.ts';
import type { CustomerPorts } from '../ports.ts';
import { readDetails } from '../steps/read-details.ts';

/**
 * A customer with bookings, invoices, notes and audit entries. The id of a merged customer returns the one that they were merged into.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const customerDetails =
  ({ unitOfWork, read, now }: Pick<CustomerPorts, 'unitOfWork' | 'read' | 'now'>) =>
  async (caller: Caller, id: number): Promise<CustomerDetails> => {
    requireAdmin(caller);
    await unitOfWork(({ customers }) => customers.refresh());
    return readDetails(read, id, now());
  };
