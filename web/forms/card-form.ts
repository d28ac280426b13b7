import type { MinorUnits } from '@wondercast/core/kernel/money';
import type { ComponentType } from 'react';

/** What a card form says of a payment. `unknown`: it was sent, and the answer got lost · `failed`: it was declined, and why was said. */
export type Outcome = 'succeeded' | 'processing' | 'unknown' | 'failed';

/** The contract between a page that needs a payment and the form that takes the card. */
export interface CardFormProps {
  readonly amount: MinorUnits;
  /** Why it cannot be sent yet; null when it can. */
  readonly blocked: string | null;
  /** Called on submit: the secret of the payment to confirm, or null when it must not be confirmed (and why was said). */
  readonly prepare: () => Promise<string | null>;
  /** Where a bank leads back to, as a path of the shop. */
  readonly returnPath: string;
  /** Takes over from here; false when nothing was paid after all. */
  readonly onOutcome: (outcome: Outcome) => Promise<boolean>;
}

export type CardForm = ComponentType<CardFormProps>;

/** The contract between a page that saves cards and the form that takes them. */
export interface CardKeeperProps {
  /** The secret with which the provider takes a card to keep; null when there is none (and why was said). */
  readonly prepare: () => Promise<string | null>;
  readonly returnPath: string;
  readonly onKept: () => Promise<void>;
}

export type CardKeeper = ComponentType<CardKeeperProps>;
