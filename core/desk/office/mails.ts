import type { MailWords } from '../../kernel/mail.ts';

/** The test mail, which shows how the shop's mails arrive. */
export const testMailWords = (
  username: string,
  shop: { readonly name: string; readonly mail: string; readonly publicUrl: string },
): MailWords => ({
  subject: `A test mail of ${shop.name}`,
  preheader: 'This is how your mails arrive.',
  title: 'Your mails arrive.',
  intro: [
    `Hello ${username},`,
    `you have asked for a test mail of ${shop.name}. Sender, logo, signature and the address that answers go to are those of every mail.`,
  ],
  lines: [],
  sums: [],
  notes: ['Answer this mail to see where answers arrive.', `Questions? Write to ${shop.mail}.`],
  action: { label: 'Open the shop', url: shop.publicUrl },
});
