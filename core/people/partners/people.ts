import type { Account } from '../account/account.ts';
import type { Invitation } from '../account/invitation.ts';
import type { Partner } from './partner.ts';
import type { TestMail } from './test-mail.ts';

/** Who sees what is a partner's, and who is asked to. */
export interface PartnerPeople {
  readonly people: readonly Account[];
  readonly invitations: readonly Invitation[];
}

/** The partner of one of its people, with what they see first. */
export interface OwnPartner extends PartnerPeople {
  readonly partner: Partner;
  readonly testMail: TestMail | null;
}
