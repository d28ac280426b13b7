import type { PartnerKey } from './key.ts';

/** A new key with its text, which is shown only this once. */
export interface CreatedKey {
  readonly key: PartnerKey;
  readonly text: string;
}
