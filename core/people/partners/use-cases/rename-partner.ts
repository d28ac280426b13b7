import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import type { Caller } from '../../caller.ts';
import type { Partner } from '../partner.ts';
import type { PartnerPorts } from '../ports.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { PARTNER_NOT_FOUND } from '../words.ts';

export interface PartnerChange {
  readonly name?: string | undefined;
  readonly version?: number | null | undefined;
}

/**
 * Gives a partner another name; bookings keep the name they were placed with.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (name taken, stale version)
 */
export const renamePartner =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { name, version }: PartnerChange): Promise<Partner> =>
    editPartners(ports, caller, async ({ store: { partners }, note }) => {
      const found = await partners.lock(id);
      if (!found) throw new Refusal('not-found', PARTNER_NOT_FOUND);
      assertVersion(version, found.version);
      if (name === undefined || name === found.name) return found;
      const renamed = await partners.rename(id, name);
      await note('partner.renamed', 'partner', id, { before: { name: found.name }, after: { name } });
      return renamed;
    });
