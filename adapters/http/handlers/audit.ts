import { encodeAuditEntry } from '@wondercast/openapi/codec/audit';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { nextLink } from './next-link.ts';

const MOST = 50;

export const auditHandlers = ({ shop }: HttpDeps): Pick<Handlers, 'listAudit'> => ({
  listAudit: async ({ caller, parameters, url }) => {
    const { subject = null, subjectId = null, limit = MOST, cursor } = parameters;
    const before = cursor === undefined ? null : Number(cursor);
    const { entries, total, more, names } = await shop.auditLog(
      caller,
      { subject, subjectId },
      { limit, before },
    );
    const last = entries.at(-1);
    return {
      body: entries.map((entry) => encodeAuditEntry(entry, names.get(entry.id) ?? {})),
      headers: {
        'X-Total-Count': String(total),
        ...(more && last ? { Link: nextLink(url, last.id) } : {}),
      },
    };
  },
});
