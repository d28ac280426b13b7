import type { PartnerKey } from './key.ts';

/** A key with its text, which nobody sees again. */
export interface CutKey {
  readonly key: PartnerKey;
  readonly text: string;
}
