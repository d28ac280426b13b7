import type { DeletedBooking } from '../../../kernel/cancelled-booking.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { customerDeletedWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';

/**
 * Mails the desk that a customer has deleted a booking. It is the last mail about it: waiting mails about its changes find no booking any
 * more (decision 233).
 * @throws the mailer's error; the job is retried
 */
export const mailCustomerDeleted =
  ({ mailer, mailLook, profile }: Pick<NoticePorts, 'mailer' | 'mailLook' | 'profile'>) =>
  async (deleted: DeletedBooking): Promise<void> => {
    const words = customerDeletedWords(deleted, `${profile.publicUrl}/admin?tab=bookings`);
    await mailer.send({
      messageId: `customer-deleted-${deleted.reference}@${hostOf(profile.publicUrl)}`,
      partnerId: deleted.partnerId ?? null,
      to: { name: profile.name, address: profile.mail },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
