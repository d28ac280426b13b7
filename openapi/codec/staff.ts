import type { Account } from '@wondercast/core/people/account/account';
import type { Invitation } from '@wondercast/core/people/account/invitation';
import type { SecondFactorState, SecondStep } from '@wondercast/core/people/account/second-factor';
import type { Wire } from './wire.ts';

/** The names of the ways that can be asked for. */
export const encodeSecondStep = (step: SecondStep | null): ('authenticator' | 'passkey')[] => [
  ...(step?.authenticator ? (['authenticator'] as const) : []),
  ...(step?.passkey ? (['passkey'] as const) : []),
];

export const encodeStaffMember = (
  { id, username, email, fullName, staffRole, disabledAt, createdAt, version }: Account,
  secondFactor: SecondStep | null,
  signedInAt: string | null,
): Wire<'StaffMember'> => ({
  id,
  username,
  email,
  fullName,
  staffRole: staffRole ?? 'owner',
  disabledAt: disabledAt?.toISOString() ?? null,
  secondFactor: encodeSecondStep(secondFactor),
  signedInAt,
  createdAt: createdAt.toISOString(),
  version,
});

/** What its bearer sees. */
export const encodeInvitationShown = ({
  email,
  staffRole,
  partner,
  invitedBy,
  expiresAt,
  hasAccount,
}: Invitation & { readonly hasAccount: boolean }): Wire<'InvitationShown'> => ({
  email,
  staffRole,
  partner: partner?.name ?? null,
  invitedBy,
  expiresAt: expiresAt.toISOString(),
  hasAccount,
});

/** Of one to the staff. */
export const encodeInvitation = (invitation: Invitation): Wire<'Invitation'> => ({
  id: invitation.id,
  email: invitation.email,
  staffRole: invitation.staffRole ?? 'reader',
  invitedBy: invitation.invitedBy,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

/** Field by field: the public keys stay where they are. */
export const encodeSecondFactor = ({
  authenticator,
  recoveryCodesLeft,
  passkeys,
  required,
  emailConfirmed,
}: SecondFactorState): Wire<'SecondFactor'> => ({
  authenticator,
  recoveryCodesLeft,
  required,
  emailConfirmed,
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
});
