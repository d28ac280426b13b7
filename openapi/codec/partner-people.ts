import type { Account } from '@wondercast/core/people/account/account';
import type { Invitation } from '@wondercast/core/people/account/invitation';
import type { OwnPartner, PartnerPeople } from '@wondercast/core/people/partners/people';
import { encodeTestMail } from './partner.ts';
import type { Wire } from './wire.ts';

const encodePerson = ({ id, username, fullName, email }: Account): Wire<'PartnerPerson'> => ({
  id,
  username,
  fullName,
  email,
});

export const encodePartnerInvitation = ({
  id,
  email,
  invitedBy,
  expiresAt,
}: Invitation): Wire<'PartnerInvitation'> => ({ id, email, invitedBy, expiresAt: expiresAt.toISOString() });

export const encodePartnerPeople = ({ people, invitations }: PartnerPeople): Wire<'PartnerPeople'> => ({
  people: people.map(encodePerson),
  invitations: invitations.map(encodePartnerInvitation),
});

export const encodeOwnPartner = ({ partner, testMail, ...people }: OwnPartner): Wire<'OwnPartner'> => ({
  id: partner.id,
  name: partner.name,
  ...encodePartnerPeople(people),
  testMail: encodeTestMail(partner.id, testMail),
});
