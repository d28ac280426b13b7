import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { CreatedKey } from '../created-key.ts';
import { hintOf, keyPrefix, keyState, opensForGood } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import type { RotationGiven } from '../rules.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { KEY_ENDED, KEY_NOT_FOUND } from '../words.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Creates a key that replaces another one, with the same settings. The old key still works for the given hours, so that the partner can
 * change over, and then ends by itself.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (ended, or replaced already)
 */
export const rotateKey =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken'>) =>
  (caller: Caller, id: number, { graceHours }: RotationGiven): Promise<CreatedKey> =>
    editPartners(ports, caller, async ({ store: { partnerKeys }, reach, at, note }) => {
      const found = await partnerKeys.lock(id);
      if (!found || !isWithin(reach, found.partnerId)) throw new Refusal('not-found', KEY_NOT_FOUND);
      if (!opensForGood(keyState(found, at))) throw new Refusal('conflict', KEY_ENDED);
      const expiresAt = new Date(at.getTime() + graceHours * HOUR_MS);
      await partnerKeys.save({ ...found, expiresAt });
      const prefix = keyPrefix(found);
      const text = `${prefix}${ports.newToken()}`;
      const { partnerId, kind, mode, label, origins, scopes, ratePerMinute } = found;
      const key = await partnerKeys.add({
        partnerId,
        kind,
        mode,
        label,
        origins,
        scopes,
        ratePerMinute,
        hint: hintOf(text, prefix),
        keyHash: ports.hashToken(text),
        createdAt: at,
        expiresAt: null,
        revokedAt: null,
      });
      await note('key.rotated', 'key', id, { partnerId, replacedBy: key.id, hint: key.hint, graceHours });
      return { key, text };
    });
