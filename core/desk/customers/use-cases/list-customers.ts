import { mostCountedOf } from '../../../kernel/most-counted.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CustomerPorts } from '../ports.ts';
import type { CustomerCursor, CustomerPage, CustomerQuery } from '../register.ts';

/**
 * A page of all customers, as of now.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const listCustomers =
  ({ unitOfWork, read }: Pick<CustomerPorts, 'unitOfWork' | 'read'>) =>
  async (
    caller: Caller,
    question: CustomerQuery,
    page: { readonly limit: number; readonly after: CustomerCursor | null },
  ): Promise<CustomerPage> => {
    requireAdmin(caller);
    await unitOfWork(({ customers }) => customers.refresh());
    return read.customers.page(question, { ...page, countTo: mostCountedOf(question.words) });
  };
