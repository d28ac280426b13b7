import { type Caller, requireAdmin } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { AuditFilter, AuditPage } from '../page.ts';

/** What was done to the shop, newest first, older than the entry `before`. @throws Refusal 'unauthenticated' or 'forbidden' */
export const auditLog =
  ({ read }: Pick<Ports, 'read'>) =>
  async (
    caller: Caller,
    filter: AuditFilter,
    { limit, before }: { readonly limit: number; readonly before: number | null },
  ): Promise<AuditPage> => {
    requireAdmin(caller);
    return read.audit.page(filter, { limit, before });
  };
