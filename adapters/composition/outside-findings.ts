import { examineWithin } from '../system/examine-within.ts';
import type { Finding } from '../system/finding.ts';
import type { Config } from './config.ts';
import { examineLinks, examinePublicAddress } from './outside/addresses.ts';
import { examineDisks, examineFolder } from './outside/folders.ts';
import { examineLogo } from './outside/logo.ts';
import { examineMail, examineMailCertificate } from './outside/mail.ts';
import { examinePayments } from './outside/payments.ts';
import { examineCertificates, examineS3 } from './outside/servers.ts';

/** Timeout for requests to other servers, in milliseconds. */
const ANSWER_MS = 4_000;

/**
 * Runs all checks except those of the database, in parallel: folders, disks, logo, links, mails, payments, addresses, certificates,
 * images.
 */
export const checkOutside = async (config: Config, limitMs: number): Promise<readonly Finding[]> => {
  const within = (check: string, look: () => Promise<readonly Finding[]>) =>
    examineWithin(check, limitMs, look);
  const found = await Promise.all([
    within('folder', async () => examineFolder(config)),
    within('disk', () => examineDisks(config)),
    within('logo', () => examineLogo(config, ANSWER_MS)),
    within('links', async () => examineLinks(config)),
    within('public-address', () => examinePublicAddress(config, ANSWER_MS)),
    within('mail', () => examineMail(config, ANSWER_MS)),
    within('payments', () => examinePayments(config, ANSWER_MS)),
    within('certificates', () => examineMailCertificate(config, ANSWER_MS)),
    within('certificates', () => examineCertificates(config, ANSWER_MS)),
    within('s3', () => examineS3(config, ANSWER_MS)),
  ]);
  return found.flat();
};
