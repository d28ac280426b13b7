import { encodeUser } from '@wondercast/openapi/codec/account';
import { encodeInvitation, encodeInvitationShown, encodeStaffMember } from '@wondercast/openapi/codec/staff';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type StaffHandlers = Pick<
  Handlers,
  | 'listStaff'
  | 'inviteStaff'
  | 'sendInvitationAgain'
  | 'withdrawInvitation'
  | 'changeStaff'
  | 'resetSecondFactor'
  | 'requireSecondFactor'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'joinStaff'
>;

export const staffHandlers = ({ shop, sessions }: HttpDeps): StaffHandlers => ({
  listStaff: async ({ caller }) => {
    const { members, invitations, secondFactorRequired } = await shop.listStaff(caller);
    const signIns = await sessions.lastSignIns(members.map(({ account }) => account.id));
    return {
      body: {
        members: members.map(({ account, secondFactor }) =>
          encodeStaffMember(account, secondFactor, signIns.get(account.id) ?? null),
        ),
        invitations: invitations.map(encodeInvitation),
        secondFactorRequired,
      },
    };
  },
  inviteStaff: async ({ caller, body }) => ({ body: encodeInvitation(await shop.inviteStaff(caller, body)) }),
  sendInvitationAgain: async ({ caller, parameters }) => {
    await shop.sendInvitationAgain(caller, parameters.id);
    return { body: { message: 'The invitation is sent again' } };
  },
  withdrawInvitation: async ({ caller, parameters }) => {
    await shop.withdrawInvitation(caller, parameters.id);
    return { body: { message: 'The invitation is withdrawn' } };
  },
  changeStaff: async ({ caller, parameters, body }) => {
    const account = await shop.changeStaff(caller, parameters.id, body);
    // The new password version already invalidates these sessions; this deletes their rows before they expire.
    await sessions.destroyOfAccount(account.id);
    return { body: encodeStaffMember(account, await shop.secondStepOf(account.id), null) };
  },
  resetSecondFactor: async ({ caller, parameters }) => {
    await shop.resetSecondFactor(caller, parameters.id);
    await sessions.destroyOfAccount(parameters.id);
    return { body: { message: 'The second factor is removed' } };
  },
  requireSecondFactor: async ({ caller, body }) => {
    await shop.requireSecondFactor(caller, body.required);
    return { body: { message: 'Done' } };
  },
  getInvitation: async ({ parameters }) => ({
    body: encodeInvitationShown(await shop.findInvitation(parameters.token)),
  }),
  joinStaff: async ({ caller, parameters, session }) => {
    const account = await shop.joinStaff(caller, parameters.token);
    await session.start(account);
    return { body: encodeUser(account) };
  },
  acceptInvitation: async ({ parameters, body, session }) => {
    const account = await shop.acceptInvitation(parameters.token, body);
    await session.start(account);
    return { body: encodeUser(account) };
  },
});
