import type { AuditLog } from '../../people/audit/ports.ts';

/** Where settings leave a trace. */
export interface SettingStore {
  readonly audit: AuditLog;
}
