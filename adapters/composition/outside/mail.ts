import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { judgeCertificate } from '../../doctor/judge-certificate.ts';
import { readCertificate } from '../../doctor/read-certificate.ts';
import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';

const LOOPBACK = /^(?:localhost|127\.|\[?::1\]?$)/;
/** Default ports of mail servers. */
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

const isEncrypted = (protocol: string): protocol is 'smtps:' => protocol === 'smtps:';

/** Signs in to the mail server as the shop does, without sending a mail. */
export const examineMail = async (
  { smtpUrl, dataDir, production }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  if (smtpUrl === null)
    return [
      (production ? wrong : note)(
        'mail',
        `Mails reach nobody: they are written to ${join(dataDir, 'outbox')}. Set SMTP_URL.`,
        'Set SMTP_URL to your mail server.',
      ),
    ];
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return [well('mail', `The mail server ${host} takes mails.`)];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      wrong(
        'mail',
        `The mail server ${host} takes no mail: ${why}`,
        'Correct SMTP_URL, or mend the mail server. Mails wait until then.',
      ),
    ];
  } finally {
    transport.close();
  }
};

/** Checks the mail server's certificate, also when it encrypts only after STARTTLS. An unreachable server is reported by another check. */
export const examineMailCertificate = async (
  { smtpUrl }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  if (smtpUrl === null) return [];
  const { protocol, hostname, port } = new URL(smtpUrl);
  const startTls = !isEncrypted(protocol);
  const server = { host: hostname, port: Number(port) || PORTS[startTls ? 'smtp:' : 'smtps:'], startTls };
  const seen = await readCertificate(server, timeoutMs).catch(() => undefined);
  if (seen === undefined) return [];
  if (seen !== null) return [judgeCertificate(`the mail server ${hostname}`, seen, new Date())];
  return LOOPBACK.test(hostname)
    ? []
    : [
        note(
          'certificates',
          `The mail server ${hostname} does not encrypt.`,
          'Use one that offers STARTTLS, or smtps://.',
        ),
      ];
};
