import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';

const isExample = (address: string): boolean =>
  /(^|\.)example(\.(com|net|org))?$/i.test(URL.parse(address)?.hostname ?? address.split('@').at(-1) ?? '');

/** A finding that is wrong in production and only a note for a demo shop. */
const illUnlessDemo = ({ production }: Config) => (production ? wrong : note);

/** Checks that links and the mailbox are not the examples that come with the product. */
export const examineLinks = (config: Config): readonly Finding[] => {
  const named = {
    DEMO_URL: config.brand.demoUrl,
    CONTACT_FORM_URL: config.brand.contactFormUrl,
    BRAND_MAIL: config.brand.mail,
  };
  const examples = Object.entries(named).filter(([, address]) => isExample(address));
  return examples.length === 0
    ? [well('links', 'The links and the mailbox are your own.')]
    : examples.map(([name, address]) =>
        illUnlessDemo(config)(
          'links',
          `${name} is ${address}, an example that nobody answers.`,
          `Set ${name} to your own.`,
        ),
      );
};

/** Checks that the shop is reachable at its public address. A demo shop needs none. */
export const examinePublicAddress = async (
  { publicUrl, production }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  const check = 'public-address';
  if (!production)
    return [
      note(
        check,
        `The shop is ${publicUrl}, without https.`,
        'Set PUBLIC_URL to the https address of your shop.',
      ),
    ];
  const todo = 'Look at the proxy, the name (DNS), the certificate, and whether the shop runs.';
  try {
    const { status, body } = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    return status === 200
      ? [well(check, `${publicUrl} answers.`)]
      : [wrong(check, `${publicUrl}/readyz answers ${status} instead of 200.`, todo)];
  } catch (error) {
    const { cause } = error as Error;
    const why = cause instanceof Error ? cause.message : (error as Error).message;
    return [wrong(check, `${publicUrl} does not answer from here: ${why}`, todo)];
  }
};
