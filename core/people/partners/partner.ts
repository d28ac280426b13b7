import type { ValuesOf } from '../../kernel/records/field.ts';
import type { PARTNER } from './partner-record.ts';

/** A company whose site sells the shop's experiences. */
export type Partner = ValuesOf<typeof PARTNER> & {
  readonly id: number;
  readonly createdAt: Date;
  readonly version: number;
};

export type NewPartner = Omit<Partner, 'id' | 'version'>;

/** The partner that placed something, with its name at that time. */
export interface PartnerRef {
  readonly id: number;
  readonly name: string;
}

/** The same, with the commission in percent that it was promised then (decision 251). */
export interface PlacingPartner extends PartnerRef {
  readonly commission: number;
  /** Where its pay page leads back to; null for no page. */
  readonly returnUrl: string | null;
}
