import type { MinorUnits } from '@wondercast/core/kernel/money';
import type { ComponentType } from 'react';

/** The outcome of a payment. `unknown`: it was sent, and the reply got lost; `failed`: it was declined, and the reason was shown. */
export type Outcome = 'succeeded' | 'processing' | 'unknown' | 'failed';

/** Props that a page passes to the card form of a payment. */
export interface CardFormProps {
  readonly amount: MinorUnits;
  /** Why the form cannot be submitted yet; null when it can. */
  readonly blocked: string | null;
  /**
   * Called on submit. Resolves to the secret of the payment to confirm, or to null when it must not be confirmed (the reason was
   * shown).
   */
  readonly prepare: () => Promise<string | null>;
  /** The path to which a bank returns. */
  readonly returnPath: string;
  /** Handles the outcome; resolves to false when nothing was paid after all. */
  readonly onOutcome: (outcome: Outcome) => Promise<boolean>;
}

export type CardForm = ComponentType<CardFormProps>;

/** Props that a page passes to the form that saves cards. */
export interface CardKeeperProps {
  /** Resolves to the secret with which the provider saves a card, or to null when there is none (the reason was shown). */
  readonly prepare: () => Promise<string | null>;
  readonly returnPath: string;
  readonly onKept: () => Promise<void>;
}

export type CardKeeper = ComponentType<CardKeeperProps>;
