import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import type { Payments } from '@wondercast/core/money/payment/ports';
import type { OpenedIntent } from '@wondercast/core/money/payment/provider';
import { NOTHING_TO_REFUND } from '@wondercast/core/money/payment/words';
import { type CardForm, cardForm } from './card-form.ts';
import { type Delivery, signed, verified } from './signature.ts';
import {
  canChange,
  receiptOf,
  refundableOf,
  type SimulatedIntent,
  SLOW_MS,
  settled,
} from './simulated-intent.ts';
import type { SimulatedCustomer, SimulatorPorts } from './simulator-ports.ts';

/** A payment provider that accepts test cards and moves no money. It also has the card form that a real provider would serve. */
export interface Simulator extends Payments {
  readonly cards: CardForm;
  /** Signs an event as the provider would deliver it. */
  deliver(event: PaymentEvent): Delivery;
}

const toOpened = ({ id, clientSecret }: SimulatedIntent): OpenedIntent => ({ id, clientSecret });

/** Restores the types that an event lost when it was serialised. */
const eventFrom = (event: PaymentEvent): PaymentEvent => {
  if (event.kind !== 'dispute' || !event.facts?.evidenceDue) return event;
  return { ...event, facts: { ...event.facts, evidenceDue: new Date(event.facts.evidenceDue) } };
};

const requireFound = <Body>(body: Body | null, id: string): Body => {
  if (body === null) throw new Refusal('provider', `The simulator knows no ${id}.`);
  return body;
};

export const createSimulator = (ports: SimulatorPorts): Simulator => {
  const { records, secret, brand, mark = 'sim', now, newToken } = ports;
  const newId = (prefix: string) => `${prefix}_${mark}_${newToken().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const read = async (id: string): Promise<SimulatedIntent | null> => {
    const intent = await records.read<SimulatedIntent>('intent', id);
    return intent && settled(intent, now());
  };
  const change = (id: string, to: (intent: SimulatedIntent) => SimulatedIntent) =>
    records.change<SimulatedIntent>('intent', id, now(), (before) =>
      to(settled(requireFound(before, id), now())),
    );
  const changeCustomer = (id: string, to: (customer: SimulatedCustomer) => SimulatedCustomer) =>
    records.change<SimulatedCustomer>('customer', id, now(), (before) => to(requireFound(before, id)));

  return {
    name: 'simulator',
    cards: cardForm(ports, changeCustomer),
    deliver: (event) => signed(secret, event, now()),
    open: async (request) => {
      const id = newId('pi');
      const intent: SimulatedIntent = {
        ...request,
        id,
        clientSecret: `${id}_secret_${newToken().replaceAll(/[^A-Za-z0-9]/g, '')}`,
        status: 'asks-for-card',
        settlesAt: null,
        succeededAt: null,
        chargeId: null,
        refunds: [],
        failure: null,
      };
      return toOpened(await records.change('intent', id, now(), () => intent));
    },
    update: async (id, request) => {
      const intent = await change(id, (before) =>
        canChange(before) ? { ...before, ...request, status: 'asks-for-card' } : before,
      );
      return canChange(intent) ? toOpened(intent) : null;
    },
    cancel: async (id) => {
      if (!(await read(id))) return true;
      const { status } = await change(id, (before) =>
        canChange(before) ? { ...before, status: 'cancelled' } : before,
      );
      return status === 'cancelled';
    },
    receipt: async (id) => {
      const intent = await read(id);
      return intent && receiptOf(intent);
    },
    succeededSince: async (since) => {
      const touched = await records.since<SimulatedIntent>('intent', new Date(since.getTime() - SLOW_MS));
      return touched
        .map((intent) => settled(intent, now()))
        .filter(({ succeededAt }) => succeededAt !== null && succeededAt >= since.getTime())
        .map(({ id }) => id);
    },
    refund: async ({ key, intentId, amount }) => {
      const intent = await change(intentId, (before) => {
        if (before.refunds.some((refund) => refund.key === key)) return before;
        if (amount > refundableOf(before)) throw new Refusal('conflict', NOTHING_TO_REFUND);
        return { ...before, refunds: [...before.refunds, { id: newId('re'), key, amount }] };
      });
      const found = intent.refunds.find((refund) => refund.key === key);
      return { id: found?.id ?? '', status: 'succeeded' };
    },
    refundsOf: async (intentId) =>
      ((await read(intentId))?.refunds ?? []).map(({ id, key, amount }) => ({
        refundId: id,
        key,
        amount,
        status: 'succeeded',
      })),
    account: async () => ({ name: brand, country: 'US' }),
    verify: async (body, signature, at) => eventFrom(verified(secret, body, signature, at) as PaymentEvent),
    addCustomer: async () => {
      const id = newId('cus');
      const customer: SimulatedCustomer = { id, methods: [], defaultMethod: null };
      return (await records.change('customer', id, now(), () => customer)).id;
    },
    openSetup: async (customerId) => {
      requireFound(await records.read('customer', customerId), customerId);
      const clientSecret = `${newId('seti')}_secret_${newToken().replaceAll(/[^A-Za-z0-9]/g, '')}`;
      await records.change('setup', clientSecret, now(), () => ({ customerId }));
      return clientSecret;
    },
    methodsOf: async (customerId) => {
      const customer = await records.read<SimulatedCustomer>('customer', customerId);
      return requireFound(customer, customerId).methods;
    },
    removeMethod: async (methodId) => {
      const owner = await records.read<{ customerId: string }>('method', methodId);
      if (!owner) return;
      await changeCustomer(owner.customerId, (customer) => ({
        ...customer,
        methods: customer.methods.filter(({ id }) => id !== methodId),
      }));
    },
    setDefaultMethod: async (customerId, methodId) => {
      await changeCustomer(customerId, (customer) => ({ ...customer, defaultMethod: methodId }));
    },
  };
};
