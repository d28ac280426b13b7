import type { OfficeAnswer } from '@wondercast/core/bookings/taxing/number-check';
import { z } from 'zod';
import { askOffice, OFFICE_TIMEOUT_MS } from './ask-office.ts';

export interface HmrcSettings {
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const answer = z.object({
  target: z.object({
    name: z.string().nullish(),
    address: z.record(z.string(), z.unknown()).nullish(),
  }),
  consultationNumber: z.string().nullish(),
});
const failure = z.object({ code: z.string(), message: z.string().optional() });

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const OK = 200;
/** A token is renewed this many seconds before it expires. */
const MARGIN_S = 60;

/** HMRC's numbers have no country prefix. */
const bare = (number: string): string => number.replace(/^(GB|XI)/, '');

const addressOf = (address: Readonly<Record<string, unknown>> | null | undefined): string | null =>
  Object.values(address ?? {})
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ') || null;

/** HMRC's register of British VAT numbers, version 2, for an application that is subscribed to it. */
export const hmrcRegister = (
  { base, clientId, clientSecret }: HmrcSettings,
  now: () => Date,
  timeoutMs = OFFICE_TIMEOUT_MS / 2,
) => {
  let known: { readonly text: string; readonly until: number } | null = null;

  const freshToken = async (): Promise<string | null> => {
    const at = now().getTime();
    if (known && at < known.until) return known.text;
    const { said } = await askOffice(
      `${base}/oauth/token`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }).toString(),
      },
      timeoutMs,
    );
    const { success, data } = token.safeParse(said);
    if (!success) return null;
    known = { text: data.access_token, until: at + (data.expires_in - MARGIN_S) * 1000 };
    return known.text;
  };

  /** @throws Error when HMRC is unreachable */
  return async (number: string, asker: string | null): Promise<OfficeAnswer> => {
    const bearer = await freshToken();
    if (bearer === null)
      return { kind: 'away', problem: 'it does not accept HMRC_CLIENT_ID and HMRC_CLIENT_SECRET' };
    const names = [number, ...(asker ? [asker] : [])].map((each) => encodeURIComponent(bare(each)));
    const { status, said } = await askOffice(
      `${base}/organisations/vat/check-vat-number/lookup/${names.join('/')}`,
      {
        method: 'GET',
        headers: { Accept: 'application/vnd.hmrc.2.0+json', Authorization: `Bearer ${bearer}` },
      },
      timeoutMs,
    );
    const failed = failure.safeParse(said);
    // Only this code means an unknown number; a wrong path also answers 404, with another code.
    if (status === NOT_FOUND && failed.success && failed.data.code === 'NOT_FOUND')
      return { kind: 'invalid', name: null, address: null, consultation: null };
    if (status === UNAUTHORIZED) known = null;
    const { success, data } = answer.safeParse(said);
    if (status !== OK || !success)
      return {
        kind: 'away',
        problem: failed.success ? `it answered ${failed.data.code}` : `it answered with status ${status}`,
      };
    return {
      kind: 'valid',
      name: data.target.name ?? null,
      address: addressOf(data.target.address),
      consultation: data.consultationNumber ?? null,
    };
  };
};
