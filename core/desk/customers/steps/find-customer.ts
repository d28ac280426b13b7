import { Refusal } from '../../../kernel/refusal.ts';
import type { CustomerRecord } from '../customer-record.ts';
import type { CustomerRegister } from '../ports.ts';
import { CUSTOMER_NOT_FOUND } from '../words.ts';

/** @throws Refusal 'not-found' */
export const findCustomer = async (
  customers: Pick<CustomerRegister, 'byId'>,
  id: number,
): Promise<CustomerRecord> => {
  const found = await customers.byId(id);
  if (!found) throw new Refusal('not-found', CUSTOMER_NOT_FOUND);
  return found;
};
