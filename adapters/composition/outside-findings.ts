import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Finding } from '../postgres/findings.ts';
import type { Config } from './config.ts';

const TIMEOUT_MS = 5_000;
/** The folder of files that the web serves. */
const PUBLIC_FILES = join(import.meta.dirname, '../../web/public');

const good = (words: string): Finding => ({ good: true, words });
const bad = (words: string): Finding => ({ good: false, words });
/** Wrong for a real shop; only a note for a demo shop. */
const badUnlessDemo = ({ production }: Config, words: string): Finding =>
  production ? bad(words) : { good: true, isNote: true, words };

const isImage = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
  } catch {
    return false;
  }
};

const logo = async ({ brand, dataDir }: Config): Promise<Finding> => {
  if (brand.logo === null) return good('The logo is the product’s own.');
  if (brand.logoFile !== null)
    return existsSync(brand.logoFile)
      ? good(`The logo ${brand.logoFile} is there.`)
      : bad(`BRAND_LOGO names ${brand.logoFile}, where there is no picture.`);
  const isThere = brand.logo.startsWith('https:')
    ? await isImage(brand.logo)
    : [join(PUBLIC_FILES, brand.logo), join(dataDir, brand.logo)].some((file) => existsSync(file));
  return isThere
    ? good(`The logo ${brand.logo} is there.`)
    : bad(`BRAND_LOGO names ${brand.logo}, where there is no picture.`);
};

const isExample = (address: string): boolean =>
  /(^|\.)example(\.(com|net|org))?$/i.test(URL.parse(address)?.hostname ?? address.split('@').at(-1) ?? '');

const addresses = (config: Config): readonly Finding[] => {
  const named = {
    DEMO_URL: config.brand.demoUrl,
    CONTACT_FORM_URL: config.brand.contactFormUrl,
    BRAND_MAIL: config.brand.mail,
  };
  const examples = Object.entries(named).filter(([, address]) => isExample(address));
  return examples.length === 0
    ? [good('The links and the mailbox are your own.')]
    : examples.map(([name, address]) =>
        badUnlessDemo(config, `${name} is ${address}, an example that nobody answers.`),
      );
};

const mail = async (config: Config): Promise<Finding> => {
  const { smtpUrl, dataDir } = config;
  if (smtpUrl === null)
    return badUnlessDemo(
      config,
      `Mails reach nobody: they are written to ${join(dataDir, 'outbox')}. Set SMTP_URL.`,
    );
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return good(`The mail server ${host} takes mails.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return bad(`The mail server ${host} takes no mail: ${why}`);
  } finally {
    transport.close();
  }
};

/** Checks what customers see besides pages: the logo, the links and the mails. */
export const checkOutside = async (config: Config): Promise<readonly Finding[]> => [
  await logo(config),
  ...addresses(config),
  await mail(config),
];
