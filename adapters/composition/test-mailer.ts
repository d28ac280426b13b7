import { type Mail, type Mailer, Undeliverable } from '@wondercast/core/kernel/mail';

const NO_PARTNER = 'A mail of the test shop about no partner’s booking goes to nobody.';
const NO_ADDRESS = 'The partner has no confirmed address for test mails.';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** Stands above the text of every mail. */
const BANNER = (to: string): string =>
  `TEST. The live shop would have sent this to ${to}. Nothing is booked or to be paid.`;

const marked = (mail: Mail, address: string): Mail => {
  const banner = BANNER(mail.to.address);
  return {
    ...mail,
    to: { name: mail.to.name, address },
    subject: `[TEST] for ${mail.to.address}: ${mail.subject}`,
    text: `${banner}\n\n${mail.text}`,
    html: mail.html.replace(
      /<body[^>]*>/i,
      (body) =>
        `${body}<p style="margin:0;padding:10px 16px;background:#ffb020;color:#000;font:600 14px/1.4 sans-serif;text-align:center">${escaped(banner)}</p>`,
    ),
  };
};

/**
 * Sends every mail of the test shop to the one address that its partner has confirmed, and keeps back the rest. It has its own
 * transport, so no mail reaches the recipient that it names.
 */
export const testMailer = (
  transport: Mailer,
  addressOf: (partnerId: number) => Promise<string | null>,
): Mailer => ({
  send: async (mail, withinMs) => {
    if (mail.partnerId === null) throw new Undeliverable(NO_PARTNER);
    const address = await addressOf(mail.partnerId);
    if (address === null) throw new Undeliverable(NO_ADDRESS);
    await transport.send(marked(mail, address), withinMs);
  },
});
