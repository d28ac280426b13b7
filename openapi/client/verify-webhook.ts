import type { Schema } from './contract.ts';

/** What the shop tells. A message that is sent again has the same `id`: keep those that were handled. */
export type WebhookMessage = Schema<'WebhookMessage'> & { readonly id: string };

type Header = string | readonly string[] | undefined;

export interface WebhookRequest {
  /** The request's body as it came: signatures are of its bytes, not of what was parsed. */
  readonly body: string | Uint8Array;
  /** As `fetch` or Node has them. */
  readonly headers: Headers | Readonly<Record<string, Header>>;
  /** The endpoint's `whsec_…` secret; while it is rotated, the old one and the new one. */
  readonly secret: string | readonly string[];
  /** How far the shop's clock may be from this one, before and after; 300 unless given. */
  readonly toleranceSeconds?: number;
  /** The present time; the clock's unless given. */
  readonly now?: () => Date;
}

/** The request is not the shop's, or too old to be believed. Answer 400, so that the shop sends it again. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

const TOLERANCE_SECONDS = 300;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const headerOf = (headers: WebhookRequest['headers'], name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return (typeof found === 'string' ? found : found?.[0]) ?? '';
};

/** Null when the text is not base64. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  } catch {
    return null;
  }
};

/** @throws TypeError for what is no secret: no message could ever be believed */
const keyOf = async (secret: string): Promise<CryptoKey> => {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('A secret of webhooks is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify']);
};

const joined = (prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const start = new TextEncoder().encode(prefix);
  const whole = new Uint8Array(start.length + body.length);
  whole.set(start);
  whole.set(body, start.length);
  return whole;
};

/**
 * The message of a webhook request, after its signature and its time (Standard Webhooks, symmetric). It counts when any of its
 * signatures is by any of the secrets. @throws WebhookError, or TypeError for a malformed secret
 */
export const verifyWebhook = async ({
  body,
  headers,
  secret,
  toleranceSeconds = TOLERANCE_SECONDS,
  now = () => new Date(),
}: WebhookRequest): Promise<WebhookMessage> => {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !signatures || !/^\d+$/.test(timestamp)) throw new WebhookError('A header is missing');
  if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError('The message is too old, or of the future');

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(`${id}.${timestamp}.`, bytes);
  const keys = await Promise.all([secret].flat().map(keyOf));
  for (const each of signatures.split(' ')) {
    const [version, base64 = ''] = each.split(',');
    const signature = version === 'v1' ? bytesOf(base64) : null;
    if (!signature) continue;
    for (const key of keys)
      if (await crypto.subtle.verify('HMAC', key, signature, signed))
        return { ...(JSON.parse(new TextDecoder().decode(bytes)) as Schema<'WebhookMessage'>), id };
  }
  throw new WebhookError('No signature is by a secret of this endpoint');
};
