import type { PartnerKey } from '../key.ts';

/** What the audit log says of a key: nothing that opens a door. */
export const recordOfKey = ({ kind, label, hint, origins, scopes, ratePerMinute }: PartnerKey) => ({
  kind,
  label,
  hint,
  origins,
  scopes,
  ratePerMinute,
});
