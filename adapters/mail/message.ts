import type { Mail, MailAttachment, MailSender } from '@wondercast/core/kernel/mail';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { LOGO_CID, type MailLogoPicture } from './mail-logo.ts';

const isInvite = ({ contentType }: MailAttachment): boolean => contentType.startsWith('text/calendar');

const asAttachment = ({ filename, contentType, content }: MailAttachment) => ({
  filename,
  contentType,
  content: typeof content === 'string' ? content : Buffer.from(content),
});

/** Shown inside the mail and not listed as an attachment. */
const asInline = ({ png }: MailLogoPicture) => ({
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from(png),
  cid: LOGO_CID,
  contentDisposition: 'inline' as const,
});

const asCalendar = ({ filename, contentType, content }: MailAttachment) => ({
  method: /method=(\w+)/.exec(contentType)?.[1] ?? 'PUBLISH',
  filename,
  content: typeof content === 'string' ? content : Buffer.from(content),
});

/**
 * Converts a mail to Nodemailer's options. Addresses stay objects, so that a comma in a name adds no recipient. An invite
 * becomes a calendar part, which mail programs show as an appointment, and also a file.
 */
export const messageFrom = (
  mail: Mail,
  { name, address, replyTo }: MailSender,
  logo: MailLogoPicture | null = null,
): SendMailOptions => {
  const invite = mail.attachments.find(isInvite);
  return {
    messageId: `<${mail.messageId}>`,
    from: { name, address },
    ...(replyTo === null ? {} : { replyTo: { name, address: replyTo } }),
    to: { ...mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...(logo && mail.html.includes(`cid:${LOGO_CID}`) ? [asInline(logo)] : []),
      ...mail.attachments.filter((each) => each !== invite).map(asAttachment),
    ],
    ...(invite && { icalEvent: asCalendar(invite) }),
    // Tells automatic responders not to reply.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
