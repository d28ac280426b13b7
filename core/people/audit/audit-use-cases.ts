import type { Ports } from '../../ports.ts';
import { auditLog } from './use-cases/audit-log.ts';

/** Reading the audit log. */
export const auditUseCases = (ports: Ports) => ({
  auditLog: auditLog(ports),
});
