import { encodeAuditEntry } from '@wondercast/openapi/codec/audit';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownFrom } from './pages-of-list.ts';

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
    const sent = entries.map((entry) => encodeAuditEntry(entry, names.get(entry.id) ?? {}));
    return shownFrom(url, { items: entries, total, more }, sent, ({ id }) => id);
  },
});
