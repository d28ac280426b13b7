import type { MailWords } from '../../kernel/mail.ts';
import type { Partner } from './partner.ts';

/** The mail with a link that confirms that the reader of an address wants a partner's test mails. */
export const testMailWords = (
  partner: Pick<Partner, 'name'>,
  shop: { readonly name: string; readonly mail: string },
  url: string,
): MailWords => ({
  subject: `Test mails of ${partner.name} from ${shop.name}`,
  preheader: 'Confirm that they may come to this address.',
  title: 'May test mails come here?',
  intro: [
    `${shop.name} sends what its test bookings for ${partner.name} would mail to customers, hosts and the desk to one address: this one, once you have confirmed it.`,
    'Each of them begins with [TEST]. Nothing in them is booked, and nothing is to be paid.',
  ],
  lines: [],
  sums: [],
  notes: [
    'If you expect no such mails, there is nothing to do: none comes until somebody confirms.',
    `Questions? Write to ${shop.mail}.`,
  ],
  action: { label: 'Confirm this address', url },
});
