import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, SCOPES } from '../../caller.ts';
import type { CreatedKey } from '../created-key.ts';
import { DEFAULT_RATE, hintOf, keyPrefix } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { recordOfKey } from '../records.ts';
import type { PartnerKeyGiven } from '../rules.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { PARTNER_NOT_FOUND } from '../words.ts';

/**
 * Creates a key for a partner. Its text is returned only this once; a hash is stored. A fast hash is enough, because 256 random bits cannot
 * be guessed, and every request is checked by it.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no such partner)
 */
export const createKey =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken'>) =>
  (caller: Caller, given: PartnerKeyGiven): Promise<CreatedKey> =>
    editPartners(ports, caller, async ({ store: { partners, partnerKeys }, reach, at, note }) => {
      const { partnerId, kind, mode, label, origins } = given;
      if (!isWithin(reach, partnerId) || !(await partners.byId(partnerId)))
        throw new Refusal('invalid', PARTNER_NOT_FOUND, {
          issues: [{ path: 'partnerId', message: PARTNER_NOT_FOUND }],
        });
      const prefix = keyPrefix(given);
      const text = `${prefix}${ports.newToken()}`;
      const key = await partnerKeys.add({
        partnerId,
        kind,
        mode,
        label,
        origins,
        scopes: kind === 'secret' ? (given.scopes ?? SCOPES) : [],
        ratePerMinute: given.ratePerMinute ?? DEFAULT_RATE[kind],
        hint: hintOf(text, prefix),
        keyHash: ports.hashToken(text),
        createdAt: at,
        expiresAt: null,
        revokedAt: null,
      });
      await note('key.created', 'key', key.id, { partnerId, after: recordOfKey(key) });
      return { key, text };
    });
