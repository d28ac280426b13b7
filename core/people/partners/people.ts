import type { Account } from '../account/account.ts';
import type { Invitation } from '../account/invitation.ts';
import type { Partner } from './partner.ts';
import type { TestMail } from './test-mail.ts';

/** The people of a partner, and pending invitations to join them. */
export interface PartnerPeople {
  readonly people: readonly Account[];
  readonly invitations: readonly Invitation[];
}

/** The partner of the signed-in person, with what its first page shows. */
export interface OwnPartner extends PartnerPeople {
  readonly partner: Partner;
  readonly testMail: TestMail | null;
}
