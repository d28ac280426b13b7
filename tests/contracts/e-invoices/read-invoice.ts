/** What one XML document says, whatever its syntax; amounts as they are written. Empty texts are what it does not say. */
export interface ReadInvoice {
  readonly profile: string;
  readonly number: string;
  readonly day: string;
  readonly typeCode: string;
  readonly currency: string;
  /** BT-6. */
  readonly taxCurrency: string;
  readonly dueOn: string;
  readonly terms: string;
  readonly preceding: { readonly number: string; readonly day: string } | null;
  readonly seller: ReadParty;
  readonly buyer: ReadParty;
  readonly deliveredOn: string;
  readonly payment: { readonly code: string; readonly account: string } | null;
  readonly allowances: readonly ReadShare[];
  readonly taxes: readonly ReadTax[];
  readonly totals: {
    readonly lines: string;
    readonly allowances: string;
    readonly charges: string;
    readonly net: string;
    readonly tax: string;
    /** BT-111. */
    readonly taxInTaxCurrency: string;
    readonly gross: string;
    readonly paid: string;
    readonly due: string;
  };
  readonly lines: readonly ReadLine[];
  /** Of every amount that names one, but for BT-111. */
  readonly currencies: readonly string[];
}

export interface ReadParty {
  readonly name: string;
  readonly identifier: string;
  readonly vatNumber: string;
  readonly taxNumber: string;
  readonly country: string;
}

export interface ReadRate {
  readonly code: string;
  readonly percent: string;
}

export interface ReadShare extends ReadRate {
  readonly amount: string;
  readonly reason: string;
}

export interface ReadTax extends ReadRate {
  readonly net: string;
  readonly amount: string;
  readonly reason: string;
  readonly reasonCode: string;
}

export interface ReadLine extends ReadRate {
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly unitCode: string;
  readonly price: string;
  readonly net: string;
  readonly from: string;
  readonly until: string;
}
