import { recordOf } from '../../people/audit/record.ts';
import type { Host } from './host.ts';
import { HOST } from './host-record.ts';

const ofHost = recordOf(HOST);

/** A host as the audit log records it. */
export const recordOfHost = (host: Host) => ({ ...ofHost(host), active: host.active });
