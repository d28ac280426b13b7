import type { Clock } from '../../kernel/clock.ts';
import type { RecordFields } from '../../kernel/records/field.ts';
import type { Records } from '../../kernel/records/ports.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { RecordKind } from '../../people/record-kind.ts';
import type { RecordKinds, RecordPort } from './record-kinds.ts';

/** The part of the record ports that is the same for all kinds. */
export type RecordStores = {
  readonly [Port in RecordPort]: RecordKinds[Port] extends RecordKind<
    infer _Name,
    infer Fields extends RecordFields,
    infer _Given,
    infer Model
  >
    ? Records<Fields, Model>
    : never;
};

/** What kinds of records need from outside the core. */
export interface RecordPorts extends Stored<RecordStores & AdminStore>, Clock {}
