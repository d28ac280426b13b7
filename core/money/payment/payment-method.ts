/** A saved payment method. More of a card is never taken or stored (decision 028). */
export interface PaymentMethod {
  readonly id: number;
  readonly accountId: number;
  readonly type: string;
  /** Exactly four digits. */
  readonly lastFour: string;
  /** `MM/YY` */
  readonly expiryDate: string | null;
  readonly cardBrand: string;
  /** At most one method of an account is the default. */
  readonly isDefault: boolean;
  /** The provider's id for it; null for simulated ones. */
  readonly providerId: string | null;
  readonly createdAt: Date;
}

export type NewPaymentMethod = Omit<PaymentMethod, 'id'>;

/** Maximum number of saved methods of an account: more than anybody needs, and few enough to list at once. */
export const MAX_PAYMENT_METHODS = 20;
export const TOO_MANY_METHODS = `At most ${MAX_PAYMENT_METHODS} payment methods can be saved.`;

/** The method that becomes the default when the default is removed: the newest of the others. */
export const heirOf = (methods: readonly PaymentMethod[], gone: PaymentMethod): PaymentMethod | null =>
  (gone.isDefault ? methods.find(({ id }) => id !== gone.id) : undefined) ?? null;
