import { type Finding, note, well, wrong } from '../system/finding.ts';
import type { SeenCertificate } from './read-certificate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A certificate that is renewed automatically always has more days left than this. */
const WARN_DAYS = 21;

/** What the certificate's state means for the shop. `whose` names it in the message. */
export const judgeCertificate = (
  whose: string,
  { validTo, problem }: SeenCertificate,
  now: Date,
  warnDays = WARN_DAYS,
): Finding => {
  const check = 'certificates';
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < 0)
    return wrong(
      check,
      `The certificate of ${whose} expired ${-days} days ago.`,
      'Renew it now: clients refuse it.',
    );
  if (problem !== null)
    return wrong(
      check,
      `The certificate of ${whose} is not trusted: ${problem}.`,
      'Use one that names this host, with its whole chain.',
    );
  return days < warnDays
    ? note(
        check,
        `The certificate of ${whose} ends in ${days} days.`,
        'Renew it, and see why that did not happen by itself.',
      )
    : well(check, `The certificate of ${whose} is good for ${days} days.`);
};
