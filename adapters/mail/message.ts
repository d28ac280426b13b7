import type { Mail, MailAddress, MailAttachment } from '@wondercast/core/mail';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { LOGO_CID, type MailLogoPicture } from './mail-logo.ts';

const isInvite = ({ contentType }: MailAttachment): boolean => contentType.startsWith('text/calendar');

const asAttachment = ({ filename, contentType, content }: MailAttachment) => ({
  filename,
  contentType,
  content: typeof content === 'string' ? content : Buffer.from(content),
});

/** Shown within the mail, not listed beside it. */
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
 * A mail as the mail library takes it. Addresses stay objects, so that a comma in a name is not a second recipient. An
 * invite goes as a calendar part, which mail programs show as an appointment, and as a file for those that do not.
 */
export const messageFrom = (
  mail: Mail,
  from: MailAddress,
  logo: MailLogoPicture | null = null,
): SendMailOptions => {
  const invite = mail.attachments.find(isInvite);
  return {
    messageId: `<${mail.messageId}>`,
    from: { ...from },
    to: { ...mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...(logo && mail.html.includes(`cid:${LOGO_CID}`) ? [asInline(logo)] : []),
      ...mail.attachments.filter((each) => each !== invite).map(asAttachment),
    ],
    ...(invite && { icalEvent: asCalendar(invite) }),
    // Nothing answers to a machine's mail, and a machine should not try.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
