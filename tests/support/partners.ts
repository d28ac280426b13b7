import type { Wire } from '@wondercast/openapi/codec/wire';
import type { SignedInClient } from './app.ts';
import { unique } from './builders.ts';

/** Of the page that publishable keys are bound to, unless a test says another. */
export const PARTNER_ORIGIN = 'https://travel.northlight.example';

export const aPartner = async (
  admin: SignedInClient,
  name = unique('Northlight'),
): Promise<Wire<'Partner'>> => {
  const { status, body, text } = await admin.post<Wire<'Partner'>>('/api/admin/partners', { name });
  if (status !== 201) throw new Error(text);
  return body;
};

export interface KeyAsked {
  readonly partnerId?: number;
  readonly kind?: 'publishable' | 'secret';
  readonly mode?: 'live' | 'test';
  readonly origins?: readonly string[];
  readonly scopes?: readonly string[];
  readonly ratePerMinute?: number;
}

/** A key of a partner, who is made when none is named, as the administrator is told of it. */
export const aKey = async (admin: SignedInClient, asked: KeyAsked = {}): Promise<Wire<'CutPartnerKey'>> => {
  const { kind = 'publishable' } = asked;
  const { status, body, text } = await admin.post<Wire<'CutPartnerKey'>>('/api/admin/keys', {
    ...(kind === 'publishable' ? { origins: [PARTNER_ORIGIN] } : {}),
    ...asked,
    kind,
    partnerId: asked.partnerId ?? (await aPartner(admin)).id,
  });
  if (status !== 201) throw new Error(text);
  return body;
};

/** The text of a fresh key. */
export const createKey = async (admin: SignedInClient, asked: KeyAsked = {}): Promise<string> =>
  (await aKey(admin, asked)).key;

export const withKey = (key: string, origin?: string): Record<string, string> => ({
  authorization: `Bearer ${key}`,
  ...(origin === undefined ? {} : { origin }),
});
