import type { Caller } from '../../caller.ts';
import type { Partner } from '../partner.ts';
import type { PartnerPorts } from '../ports.ts';
import { editPartners } from '../steps/edit-partners.ts';

/** Adds a partner. @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (name taken) */
export const createPartner =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, { name }: { readonly name: string }): Promise<Partner> =>
    editPartners(ports, caller, async ({ store: { partners }, at, note }) => {
      const partner = await partners.add({ name, createdAt: at });
      await note('partner.created', 'partner', partner.id, { after: { name } });
      return partner;
    });
