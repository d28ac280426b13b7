import { randomBytes } from 'node:crypto';
import type { Card } from './cards.ts';

export interface IntentObject {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
  readonly latest_charge: string | null;
  readonly last_payment_error: { readonly message: string; readonly code: string } | null;
  readonly next_action: object | null;
  readonly created: number;
  readonly livemode: false;
  readonly payment_method_types: readonly string[];
}

export interface ChargeObject {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_refunded: number;
  readonly payment_method_details: {
    readonly card: { readonly brand: string; readonly last4: string };
  } | null;
  readonly currency: string;
  readonly payment_intent: string;
  readonly refunded: boolean;
  readonly status: 'succeeded';
  readonly created: number;
}

export interface RefundObject {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

export interface MethodObject {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly customer: string | null;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly created: number;
}

export interface EventObject {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: object };
}

/** Where it sends events. */
export interface EndpointObject {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly url: string;
  readonly status: 'enabled' | 'disabled';
  readonly enabled_events: readonly string[];
}

/** Everything that this Stripe knows. Newest last. */
export interface Books {
  readonly intents: Map<string, IntentObject>;
  readonly charges: Map<string, ChargeObject>;
  /** The card that each intent was last confirmed with. */
  readonly cards: Map<string, Card>;
  readonly refunds: Map<string, RefundObject>;
  readonly customers: Map<string, { readonly id: string; readonly defaultMethod: string | null }>;
  readonly methods: Map<string, MethodObject>;
  /** Customer by client secret. */
  readonly setups: Map<string, { readonly id: string; readonly customer: string }>;
  readonly endpoints: EndpointObject[];
  readonly events: EventObject[];
  /** Fourteen letters and digits after a prefix, as Stripe's. */
  newId(prefix: string): string;
  /** Seconds since the epoch. */
  seconds(): number;
  /** Writes down that something happened, and tells those who listen. */
  happened(type: string, object: object): void;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const random = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

export const API_VERSION = '2026-10-28.endive';

export const openBooks = (now: () => Date, told: (event: EventObject) => void): Books => {
  const events: EventObject[] = [];
  const newId = (prefix: string) => `${prefix}_3${random(23)}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    intents: new Map(),
    charges: new Map(),
    cards: new Map(),
    refunds: new Map(),
    customers: new Map(),
    methods: new Map(),
    setups: new Map(),
    endpoints: [],
    events,
    newId,
    seconds,
    happened: (type, object) => {
      const event: EventObject = {
        id: newId('evt'),
        object: 'event',
        type,
        api_version: API_VERSION,
        created: seconds(),
        livemode: false,
        data: { object: structuredClone(object) },
      };
      events.push(event);
      told(event);
    },
  };
};
