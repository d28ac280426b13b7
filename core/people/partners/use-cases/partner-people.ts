import { Refusal, taken } from '../../../kernel/refusal.ts';
import { INVITATION_MS, type Invitation } from '../../account/invitation.ts';
import { ALREADY_PARTNER, ALREADY_STAFF, INVITATION_NOT_FOUND } from '../../account/words.ts';
import { asAdmin } from '../../as-admin.ts';
import { actorOf, type Caller, requirePartnerPerson } from '../../caller.ts';
import type { OwnPartner, PartnerPeople } from '../people.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin, reachOf } from '../reach.ts';
import { onPartners } from '../steps/edit-partners.ts';
import { PARTNER_NOT_FOUND, PERSON_NOT_FOUND } from '../words.ts';

const peopleOf = async (
  read: Pick<PartnerPorts['read'], 'accounts' | 'invitations'>,
  partnerId: number,
): Promise<PartnerPeople> => {
  const [people, invitations] = await Promise.all([
    read.accounts.ofPartner(partnerId),
    read.invitations.all(),
  ]);
  return { people, invitations: invitations.filter(({ partner }) => partner?.id === partnerId) };
};

/** The people of one partner. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const partnerPeople =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller, partnerId: number): Promise<PartnerPeople> => {
    if (!isWithin(reachOf(caller), partnerId) || !(await read.partners.byId(partnerId)))
      throw new Refusal('not-found', PARTNER_NOT_FOUND);
    return peopleOf(read, partnerId);
  };

/**
 * The partner that the caller belongs to.
 * @throws Refusal 'unauthenticated', 'forbidden' (of none)
 */
export const ownPartner =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller): Promise<OwnPartner> => {
    const { partnerId } = requirePartnerPerson(caller);
    const [partner, testMail, people] = await Promise.all([
      read.partners.byId(partnerId),
      read.testMails.of(partnerId),
      peopleOf(read, partnerId),
    ]);
    if (!partner) throw new Refusal('not-found', PARTNER_NOT_FOUND);
    return { partner, testMail, ...people };
  };

/**
 * Invites somebody by mail to see a partner's data. The audit log does not contain the address.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (invited already; of the staff or of a partner)
 */
export const invitePartnerPerson =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken'>) =>
  (caller: Caller, partnerId: number, { email }: { readonly email: string }): Promise<Invitation> =>
    asAdmin(ports, caller, async ({ store: { partners, accounts, invitations, jobs }, at, note }) => {
      // Locked: of two concurrent invitations to one address, the second sees the first.
      const partner = await partners.lock(partnerId);
      if (!partner) throw new Refusal('not-found', PARTNER_NOT_FOUND);
      const isInvited = (await invitations.all()).some(
        (each) => each.email.toLowerCase() === email.toLowerCase(),
      );
      if (isInvited) throw taken('email', 'This address is already invited.');
      // An existing customer's account joins when its owner accepts.
      const owner = await accounts.byEmail(email);
      if (owner?.role === 'admin') throw taken('email', ALREADY_STAFF);
      if (owner && owner.partnerId !== null) throw taken('email', ALREADY_PARTNER);
      const invitation = await invitations.add(
        {
          email,
          staffRole: null,
          partner: { id: partnerId, name: partner.name },
          invitedBy: actorOf(caller).name,
          createdAt: at,
          expiresAt: new Date(at.getTime() + INVITATION_MS),
        },
        // The token is created when the link is mailed; until then nobody knows one.
        ports.hashToken(ports.newToken()),
      );
      const mailId = ports.newToken().slice(0, 16);
      await jobs.add({ task: 'mail-invitation', payload: { invitationId: invitation.id, mailId } });
      await note('partner.person-invited', 'partner', partnerId, { invitation: invitation.id });
      return invitation;
    });

/**
 * Withdraws an invitation before it is accepted.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const withdrawPartnerInvitation =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, partnerId: number, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store: { invitations }, note }) => {
      const found = await invitations.byId(id);
      if (found?.partner?.id !== partnerId || !(await invitations.remove(id)))
        throw new Refusal('not-found', INVITATION_NOT_FOUND);
      await note('partner.invitation-withdrawn', 'partner', partnerId, { invitation: id });
    });

/**
 * Removes somebody from a partner's people; staff and any of these people may do it, and people may remove themselves. Every session of
 * that person ends; the account stays, as a customer's.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const removePartnerPerson =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, partnerId: number, accountId: number): Promise<void> =>
    onPartners(ports, caller, async ({ store: { accounts }, reach, at, note }) => {
      const account = isWithin(reach, partnerId) ? await accounts.byId(accountId) : null;
      if (account?.partnerId !== partnerId) throw new Refusal('not-found', PERSON_NOT_FOUND);
      await accounts.setPartner(accountId, null, at);
      await note('partner.person-removed', 'account', accountId, { partnerId });
    });
