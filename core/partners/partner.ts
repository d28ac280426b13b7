/** A company whose site sells the shop's experiences. */
export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly version: number;
}

export type NewPartner = Pick<Partner, 'name' | 'createdAt'>;

/** The partner through whom something came, by the name that it had then. */
export interface PartnerRef {
  readonly id: number;
  readonly name: string;
}
