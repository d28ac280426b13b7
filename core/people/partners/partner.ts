/** A company whose site sells the shop's experiences. */
export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly version: number;
}

export type NewPartner = Pick<Partner, 'name' | 'createdAt'>;

/** The partner that placed something, with the name it had at that time. */
export interface PartnerRef {
  readonly id: number;
  readonly name: string;
}
