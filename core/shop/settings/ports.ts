import type { AuditLog } from '../../people/audit/ports.ts';

/** The store of settings and of the audit log about them. */
export interface SettingStore {
  readonly audit: AuditLog;
}
