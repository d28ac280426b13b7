import type { Cents } from '../../kernel/money.ts';

/** An extra, paid once per unit of quantity (decision 032). */
export interface AddOn {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly isActive: boolean;
  readonly experienceIds: readonly number[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export type NewAddOn = Omit<AddOn, 'id' | 'createdAt' | 'updatedAt' | 'version'>;
