/** Never more of a card than this is taken or kept (decision 028). */
export interface PaymentMethod {
  readonly id: number;
  readonly accountId: number;
  readonly type: string;
  /** Exactly four digits. */
  readonly lastFour: string;
  /** `MM/YY` */
  readonly expiryDate: string | null;
  readonly cardBrand: string;
  /** At most one of an account's is. */
  readonly isDefault: boolean;
  /** The provider's name for it; null for simulated ones. */
  readonly providerId: string | null;
  readonly createdAt: Date;
}

export type NewPaymentMethod = Omit<PaymentMethod, 'id'>;

/** More than anybody needs, and few enough to list at once. */
export const MAX_PAYMENT_METHODS = 20;
export const TOO_MANY_METHODS = `At most ${MAX_PAYMENT_METHODS} payment methods can be saved.`;

/** Which becomes the default when the default goes: the newest that is left. */
export const heirOf = (methods: readonly PaymentMethod[], gone: PaymentMethod): PaymentMethod | null =>
  (gone.isDefault ? methods.find(({ id }) => id !== gone.id) : undefined) ?? null;
