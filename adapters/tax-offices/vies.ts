import type { OfficeAnswer } from '@wondercast/core/bookings/taxing/number-check';
import { z } from 'zod';
import { askOffice, OFFICE_TIMEOUT_MS } from './ask-office.ts';

const PATH = '/taxation_customs/vies/rest-api/check-vat-number';

const answer = z.object({
  valid: z.boolean(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
});
const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** What VIES answers for a number of an impossible form. */
const NOBODYS = 'INVALID_INPUT';

const WORDS: Readonly<Record<string, string>> = {
  INVALID_REQUESTER_INFO: 'it does not accept the number of the shop',
  MS_UNAVAILABLE: "the member state's own service is away",
  MS_MAX_CONCURRENT_REQ: "the member state's own service is busy",
  MS_MAX_CONCURRENT_REQ_TIME: "the member state's own service is busy",
  GLOBAL_MAX_CONCURRENT_REQ: 'the service is busy',
  GLOBAL_MAX_CONCURRENT_REQ_TIME: 'the service is busy',
  SERVICE_UNAVAILABLE: 'the service is away',
  TIMEOUT: "the member state's own service did not answer in time",
  VAT_BLOCKED: 'it does not answer questions of this shop',
  IP_BLOCKED: 'it does not answer questions of this shop',
};

/** Joins a text of several lines into one; null when the member state does not disclose it. */
const told = (text: string | null | undefined): string | null => {
  const plain = text?.replaceAll(/\s*\n\s*/g, ', ').trim() ?? '';
  return plain === '' || plain === '---' ? null : plain;
};

/** Splits a number into prefix and rest, which VIES expects separately. For Greece the prefix is EL. */
const halves = (number: string) => [number.slice(0, 2), number.slice(2)] as const;

/** Asks VIES, the register of the European Union. @throws Error when it is unreachable */
export const askVies = async (
  base: string,
  number: string,
  asker: string | null,
  timeoutMs = OFFICE_TIMEOUT_MS,
): Promise<OfficeAnswer> => {
  const [countryCode, vatNumber] = halves(number);
  const [requesterMemberStateCode, requesterNumber] = asker ? halves(asker) : [undefined, undefined];
  const { said } = await askOffice(
    base + PATH,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber, requesterMemberStateCode, requesterNumber }),
    },
    timeoutMs,
  );
  const failed = failure.safeParse(said);
  if (failed.success) {
    const error = failed.data.errorWrappers[0]?.error ?? '';
    if (error === NOBODYS) return { kind: 'invalid', name: null, address: null, consultation: null };
    return { kind: 'away', problem: WORDS[error] ?? `it answered ${error}` };
  }
  const { success, data } = answer.safeParse(said);
  if (!success) return { kind: 'away', problem: 'its answer could not be read' };
  return {
    kind: data.valid ? 'valid' : 'invalid',
    name: told(data.name),
    address: told(data.address),
    consultation: told(data.requestIdentifier),
  };
};
