import type { ProviderMethod } from '@wondercast/core/money/payment/provider';
import type { SimulatorRecords } from './records.ts';

/** What the simulator needs. */
export interface SimulatorPorts {
  readonly records: SimulatorRecords;
  /** Signs deliveries. */
  readonly secret: string;
  /** Follows the kind in each id: `pi_sim_…` by default. */
  readonly mark?: string;
  /** The name of the provider's account. */
  readonly brand: string;
  now(): Date;
  /** An unguessable token. */
  newToken(): string;
}

export interface SimulatedCustomer {
  readonly id: string;
  /** Saved payment methods, newest first. */
  readonly methods: readonly ProviderMethod[];
  readonly defaultMethod: string | null;
}
