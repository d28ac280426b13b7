import { namesOf, type ValuesOf } from '../../../kernel/records/field.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import type { Caller } from '../../caller.ts';
import type { Partner } from '../partner.ts';
import { PARTNER } from '../partner-record.ts';
import type { PartnerPorts } from '../ports.ts';
import { recordOfPartner } from '../records.ts';
import { editPartners } from '../steps/edit-partners.ts';
import { PARTNER_NOT_FOUND } from '../words.ts';

export type PartnerChange = {
  readonly [Name in keyof ValuesOf<typeof PARTNER>]?: ValuesOf<typeof PARTNER>[Name] | undefined;
} & { readonly version?: number | null | undefined };

/**
 * Changes a partner's name or commission; bookings keep those with which they were placed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (name taken, stale version)
 */
export const renamePartner =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { version, ...change }: PartnerChange): Promise<Partner> =>
    editPartners(ports, caller, async ({ store: { partners }, note }) => {
      const found = await partners.lock(id);
      if (!found) throw new Refusal('not-found', PARTNER_NOT_FOUND);
      assertVersion(version, found.version);
      const name = change.name ?? found.name;
      const commission = change.commission ?? found.commission;
      const changed = { ...found, name, commission };
      if (namesOf(PARTNER).every((field) => changed[field] === found[field])) return found;
      const saved = await partners.save(changed);
      await note(name === found.name ? 'partner.updated' : 'partner.renamed', 'partner', id, {
        before: recordOfPartner(found),
        after: recordOfPartner(saved),
      });
      return saved;
    });
