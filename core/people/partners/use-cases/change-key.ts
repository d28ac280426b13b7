import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { editOf } from '../../audit/edit.ts';
import type { Caller } from '../../caller.ts';
import { keyState, opensShop, type PartnerKey } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { recordOfKey } from '../records.ts';
import { NEEDS_ORIGIN, NO_ORIGINS, NO_SCOPES, type PartnerKeyChangeGiven } from '../rules.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { KEY_ENDED, KEY_NOT_FOUND } from '../words.ts';

const refuse = (path: string, message: string): never => {
  throw new Refusal('invalid', message, { issues: [{ path, message }] });
};

const assertKind = ({ kind, origins, scopes }: PartnerKey): void => {
  if (kind === 'publishable' && origins.length === 0) refuse('origins', NEEDS_ORIGIN);
  if (kind === 'secret' && origins.length > 0) refuse('origins', NO_ORIGINS);
  if (kind === 'publishable' && scopes.length > 0) refuse('scopes', NO_SCOPES);
};

/**
 * Changes the given fields of a key: label, origins, scopes, rate.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, ended), 'invalid' (what its kind cannot have)
 */
export const changeKey =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { version, ...given }: PartnerKeyChangeGiven): Promise<PartnerKey> =>
    editPartners(ports, caller, async ({ store: { partnerKeys }, reach, at, note }) => {
      const found = await partnerKeys.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', KEY_NOT_FOUND);
      assertVersion(version, found.version);
      if (!opensShop(keyState(found, at))) throw new Refusal('conflict', KEY_ENDED);
      const after: PartnerKey = { ...found, ...given };
      assertKind(after);
      const changes = editOf(recordOfKey, found, after);
      if (!changes) return found;
      const saved = await partnerKeys.save(after);
      await note('key.updated', 'key', id, { partnerId: found.partnerId, ...changes });
      return saved;
    });
