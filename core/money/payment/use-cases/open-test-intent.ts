import type { MinorUnits } from '../../../kernel/money.ts';
import { providerCurrency } from '../../../kernel/money.ts';
import type { Caller } from '../../../people/caller.ts';
import { assertAmount } from '../amount.ts';
import { openerOf } from '../intent.ts';
import type { Metadata } from '../metadata.ts';
import type { PaymentPorts } from '../ports.ts';
import type { OpenedPayment } from './open-intent.ts';

/**
 * Opens an intent for the test page: it pays for nothing, and a payment of it is refunded (decision 020).
 * @throws Refusal 'invalid' (amount), 'provider' (away)
 */
export const openTestIntent =
  ({ payments, unitOfWork, now }: Pick<PaymentPorts, 'payments' | 'unitOfWork' | 'now'>) =>
  async (caller: Caller, amount: MinorUnits, metadata: Metadata): Promise<OpenedPayment> => {
    assertAmount(amount);
    const made = await payments.open({
      amount,
      currency: providerCurrency(),
      revision: 1,
      metadata: { ...metadata, bookingType: 'test' },
    });
    const at = now();
    await unitOfWork(({ intents }) =>
      intents.add({
        ...openerOf(caller),
        id: made.id,
        purpose: 'test',
        state: 'open',
        currency: providerCurrency(),
        bookingId: null,
        revisions: [{ number: 1, amount, purchase: null }],
        createdAt: at,
        touchedAt: at,
        heldUntil: null,
      }),
    );
    return { ...made, amount };
  };
