import { hash, randomBytes } from 'node:crypto';
import { referenceFrom } from '@wondercast/core/bookings/booking/reference';

/** Makes new booking references with this prefix. */
export const referenceMaker =
  (prefix: string): (() => string) =>
  () =>
    referenceFrom(prefix, randomBytes(10));

/** An unguessable token of 256 bits, safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A webhook signing secret of 192 bits, in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** SHA-256 in hex. Tokens are long and random, so a fast hash is as safe as a slow one. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
