import type { ValuesOf } from '../../../kernel/records/field.ts';
import type { Caller } from '../../caller.ts';
import type { Partner } from '../partner.ts';
import type { PARTNER } from '../partner-record.ts';
import type { PartnerPorts } from '../ports.ts';
import { recordOfPartner } from '../records.ts';
import { editPartners } from '../steps/edit-partners.ts';

/** Adds a partner. @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (name taken) */
export const createPartner =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, given: ValuesOf<typeof PARTNER>): Promise<Partner> =>
    editPartners(ports, caller, async ({ store: { partners }, at, note }) => {
      const partner = await partners.add({ ...given, createdAt: at });
      await note('partner.created', 'partner', partner.id, { after: recordOfPartner(partner) });
      return partner;
    });
