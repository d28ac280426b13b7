import { createHash, randomBytes } from 'node:crypto';
import { referenceFrom } from '@wondercast/core/booking/reference';

/** Makes fresh booking references with this prefix. */
export const referenceMaker =
  (prefix: string): (() => string) =>
  () =>
    referenceFrom(prefix, randomBytes(10));

/** An unguessable secret of 256 bits, safe in addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A secret of 192 bits that signs webhooks, written as the Standard Webhooks conventions say. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** Hex sha256. Tokens are long and random, so a quick hash keeps them as well as a slow one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
