import { MAX_PAYMENT_METHODS, type PaymentMethod } from '../payment-method.ts';
import type { PaymentPorts, PaymentStore } from '../ports.ts';
import type { ProviderMethod } from '../provider.ts';
import { isAway } from '../steps/from-provider.ts';

/** Queues the job that tells the provider the default after the commit; it retries until it succeeds. */
export const queueDefaultSync = (
  { jobs }: Pick<PaymentStore, 'jobs'>,
  { accountId, providerId }: Pick<PaymentMethod, 'accountId' | 'providerId'>,
): Promise<void> =>
  providerId === null ? Promise.resolve() : jobs.add({ task: 'tell-default-method', payload: { accountId } });

const replace = async (
  store: PaymentStore,
  accountId: number,
  kept: readonly ProviderMethod[],
  at: Date,
): Promise<void> => {
  const { accounts, paymentMethods } = store;
  if (!(await accounts.lock(accountId))) return;
  const before = await paymentMethods.ofAccount(accountId);
  const gone = before.filter(
    ({ providerId }) => providerId !== null && !kept.some(({ id }) => id === providerId),
  );
  const known = new Set(before.map(({ providerId }) => providerId));
  const added = kept.filter(({ id }) => !known.has(id));
  for (const { id } of gone) await paymentMethods.remove(id);
  for (const { id, brand, lastFour, expiryDate } of added.toReversed())
    await paymentMethods.add({
      accountId,
      type: 'card',
      cardBrand: brand,
      lastFour,
      expiryDate,
      isDefault: false,
      providerId: id,
      createdAt: at,
    });
  if (gone.length + added.length === 0) return;
  const after = await paymentMethods.ofAccount(accountId);
  const [newest] = after;
  if (!newest || after.some(({ isDefault }) => isDefault)) return;
  await paymentMethods.setDefault(accountId, newest.id);
  await queueDefaultSync(store, newest);
};

/**
 * Updates an account's saved cards from the provider's: cards that were added in its form appear, cards that were removed in its dashboard
 * disappear. While the provider is away, the stored cards stay.
 */
export const syncMethods = async (
  { unitOfWork, read, payments, now }: Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments' | 'now'>,
  accountId: number,
): Promise<void> => {
  const customer = await read.providerCustomers.of(accountId);
  if (customer === null) return;
  let kept: readonly ProviderMethod[];
  try {
    kept = (await payments.methodsOf(customer)).slice(0, MAX_PAYMENT_METHODS);
  } catch (error) {
    if (isAway(error)) return;
    throw error;
  }
  const known = await read.paymentMethods.ofAccount(accountId);
  const names = new Set(known.flatMap(({ providerId }) => providerId ?? []));
  const isInStep = names.size === kept.length && kept.every(({ id }) => names.has(id));
  if (!isInStep) await unitOfWork((store) => replace(store, accountId, kept, now()));
};
