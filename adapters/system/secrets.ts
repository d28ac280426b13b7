import { createHash, randomBytes } from 'node:crypto';
import { referenceFrom } from '@wondercast/core/booking/reference';

/** Makes fresh booking references with this prefix. */
export const referenceMaker =
  (prefix: string): (() => string) =>
  () =>
    referenceFrom(prefix, randomBytes(10));

/** An unguessable secret of 192 bits, safe in addresses. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Hex sha256. Tokens are long and random, so a quick hash keeps them as well as a slow one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
