import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerKey } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { KEY_NOT_FOUND } from '../words.ts';

/**
 * Revokes a key at once; repeated calls change nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const revokeKey =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<PartnerKey> =>
    editPartners(ports, caller, async ({ store: { partnerKeys }, reach, at, note }) => {
      const found = await partnerKeys.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', KEY_NOT_FOUND);
      if (found.revokedAt) return found;
      const revoked = await partnerKeys.save({ ...found, revokedAt: at });
      await note('key.revoked', 'key', id, { partnerId: found.partnerId, hint: found.hint });
      return revoked;
    });
