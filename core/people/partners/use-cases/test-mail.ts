import type { JobPayloads } from '../../../kernel/jobs.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import { testMailWords } from '../mails.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import type { TestMailConfirmationGiven, TestMailGiven } from '../rules.ts';
import { editPartners, onPartners } from '../steps/edit-partners.ts';
import type { TestMail } from '../test-mail.ts';
import { PARTNER_NOT_FOUND, TEST_LINK_GONE } from '../words.ts';

/** The hash of a token that confirms a test mail address; other tokens hash differently. */
const hashOf = ({ hashToken }: Pick<PartnerPorts, 'hashToken'>, token: string): string =>
  hashToken(`test mails ${token}`);

/**
 * The test mail address of each partner.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const allTestMails =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly TestMail[]> => {
    requireAdmin(caller);
    return read.testMails.all();
  };

/**
 * Sets the test mail address of a partner; null removes it. A link is mailed to the address, which gets nothing else until somebody has
 * opened the link.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const setTestMail =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'newToken'>) =>
  (caller: Caller, partnerId: number, { address }: TestMailGiven): Promise<TestMail | null> =>
    editPartners(ports, caller, async ({ store: { partners, testMails, jobs }, reach, at, note }) => {
      if (!isWithin(reach, partnerId) || !(await partners.lock(partnerId)))
        throw new Refusal('not-found', PARTNER_NOT_FOUND);
      const before = await testMails.of(partnerId);
      if (address === null) await testMails.remove(partnerId);
      else if (address !== before?.address || before.confirmedAt === null) {
        await testMails.ask(partnerId, address, at);
        const mailId = ports.newToken().slice(-16);
        await jobs.add({ task: 'mail-test-address', payload: { partnerId, mailId } });
      }
      await note('partner.test-mail', 'partner', partnerId, { isSet: address !== null });
      return testMails.of(partnerId);
    });

/**
 * Records that somebody deletes test data, before it is done.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const noteEmptied =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, partnerId: number | null): Promise<void> =>
    onPartners(ports, caller, async ({ store: { partners }, reach, note }) => {
      const isKnown = partnerId === null || (await partners.byId(partnerId)) !== null;
      if (!isKnown || !isWithin(reach, partnerId)) throw new Refusal('not-found', PARTNER_NOT_FOUND);
      await note('partner.test-data-emptied', 'partner', partnerId ?? 0, {});
    });

/**
 * Mails the link; its token is created here, and only its hash is stored.
 * @throws the mailer's error; the job is retried with another link
 */
export const mailTestAddress =
  (
    ports: Pick<
      PartnerPorts,
      'read' | 'unitOfWork' | 'newToken' | 'hashToken' | 'mailer' | 'mailLook' | 'profile'
    >,
  ) =>
  async ({ partnerId, mailId }: JobPayloads['mail-test-address']): Promise<void> => {
    const { read, unitOfWork, newToken, mailer, mailLook, profile } = ports;
    const [mail, partner] = [await read.testMails.of(partnerId), await read.partners.byId(partnerId)];
    if (!mail || !partner || mail.confirmedAt !== null) return;
    const token = newToken();
    await unitOfWork(({ testMails }) => testMails.keepLink(partnerId, hashOf(ports, token)));
    const url = `${profile.publicUrl}/developers/test-mail#${encodeURIComponent(token)}`;
    const words = testMailWords(partner, profile, url);
    await mailer.send({
      messageId: `test-address-${mailId}@${hostOf(profile.publicUrl)}`,
      partnerId,
      to: { name: partner.name, address: mail.address },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };

/**
 * Confirms an address by the token that was mailed to it; repeated calls change nothing.
 * @throws Refusal 'invalid'
 */
export const confirmTestMail =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now' | 'hashToken'>) =>
  async ({ token }: TestMailConfirmationGiven): Promise<TestMail> => {
    const confirmed = await ports.unitOfWork(({ testMails }) =>
      testMails.confirm(hashOf(ports, token), ports.now()),
    );
    if (confirmed) return confirmed;
    throw new Refusal('invalid', TEST_LINK_GONE, { issues: [{ path: 'token', message: TEST_LINK_GONE }] });
  };
