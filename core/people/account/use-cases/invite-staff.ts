import { Refusal, taken } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../as-admin.ts';
import { actorOf, type Caller } from '../../caller.ts';
import { INVITATION_MS, type Invitation } from '../invitation.ts';
import type { StaffRole } from '../permissions.ts';
import type { AccountPorts } from '../ports.ts';
import { onStaff } from '../steps/on-staff.ts';
import { ALREADY_PARTNER, ALREADY_STAFF, INVITATION_NOT_FOUND } from '../words.ts';

type Needs = Pick<AccountPorts, 'unitOfWork' | 'now' | 'newToken' | 'hashToken'>;

/**
 * Invites somebody to the staff by mail. The audit log does not contain the address.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (a member of the staff or another invitation has the address)
 */
export const inviteStaff =
  (ports: Needs) =>
  (caller: Caller, { email, staffRole }: { email: string; staffRole: StaffRole }): Promise<Invitation> =>
    onStaff(ports, caller, async ({ store: { accounts, invitations, jobs }, at, note }) => {
      // The staff is locked: of two concurrent invitations to one address, the second sees the first.
      const waiting = (await invitations.all()).some(
        (each) => each.email.toLowerCase() === email.toLowerCase(),
      );
      if (waiting) throw taken('email', 'This address is already invited.');
      // An existing customer's account gets the role when its owner accepts.
      const owner = await accounts.byEmail(email);
      if (owner?.role === 'admin') throw taken('email', ALREADY_STAFF);
      if (owner && owner.partnerId !== null) throw taken('email', ALREADY_PARTNER);
      const expiresAt = new Date(at.getTime() + INVITATION_MS);
      const invitedBy = actorOf(caller).name;
      // The token is created when the link is mailed; until then nobody knows one.
      const unknown = ports.hashToken(ports.newToken());
      const invitation = await invitations.add(
        { email, staffRole, partner: null, invitedBy, createdAt: at, expiresAt },
        unknown,
      );
      await jobs.add({
        task: 'mail-invitation',
        payload: { invitationId: invitation.id, mailId: ports.newToken().slice(0, 16) },
      });
      await note('invitation.sent', 'invitation', invitation.id, { staffRole });
      return invitation;
    });

/**
 * Mails a new link, which works for seven days from now; the former link ends.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const sendInvitationAgain =
  (ports: Needs) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store: { invitations, jobs }, at, note }) => {
      const expiresAt = new Date(at.getTime() + INVITATION_MS);
      if (!(await invitations.renew(id, ports.hashToken(ports.newToken()), expiresAt)))
        throw new Refusal('not-found', INVITATION_NOT_FOUND);
      await jobs.add({
        task: 'mail-invitation',
        payload: { invitationId: id, mailId: ports.newToken().slice(0, 16) },
      });
      await note('invitation.sent-again', 'invitation', id, {});
    });

/**
 * Withdraws an invitation before it is accepted.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const withdrawInvitation =
  (ports: Pick<AccountPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store: { invitations }, note }) => {
      if (!(await invitations.remove(id))) throw new Refusal('not-found', INVITATION_NOT_FOUND);
      await note('invitation.withdrawn', 'invitation', id, {});
    });
