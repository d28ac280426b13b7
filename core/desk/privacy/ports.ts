import type { ChangeStore } from '../../bookings/changes/ports.ts';
import type { NumberChecks } from '../../bookings/taxing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AccountStore, PasswordHasher } from '../../people/account/ports.ts';
import type { Answers } from '../../people/answers.ts';
import type { CustomerNotes, CustomerRegister } from '../customers/ports.ts';
import type { Orders } from '../order/ports.ts';

/** The stores of all data about a person. */
export interface PrivacyStore extends ChangeStore, Omit<AccountStore, 'bookings'> {
  readonly customers: CustomerRegister;
  readonly customerNotes: CustomerNotes;
  readonly orders: Orders;
  readonly answers: Answers;
  readonly numberChecks: NumberChecks;
}

/** What exporting and deleting personal data needs from outside the core. */
export interface PrivacyPorts extends Stored<PrivacyStore>, Clock {
  readonly passwords: PasswordHasher;
}
