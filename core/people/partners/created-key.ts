import type { PartnerKey } from './key.ts';

/** A key with its text, which is shown once. */
export interface CreatedKey {
  readonly key: PartnerKey;
  readonly text: string;
}
