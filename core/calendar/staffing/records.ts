import { recordOf } from '../../people/audit/record.ts';
import type { Host } from './host.ts';
import { HOST } from './host-record.ts';

const ofHost = recordOf(HOST);

/** What the audit log records of a host. */
export const recordOfHost = (host: Host) => ({ ...ofHost(host), active: host.active });
