import type { NamesOf, RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind } from '@wondercast/core/kernel/records/kinds';
import { usd } from './builders.ts';

/** A value of each plain field that no new record has by itself, so that a field that somebody forgot is missed. */
export const fullFields = <Fields extends RecordFields>(fields: Fields, text: string) => {
  const fullValue = (kind: PlainKind, initial: unknown, at: number): unknown => {
    switch (kind) {
      case 'slug':
      case 'text':
      case 'optional':
        return text;
      case 'whole':
        return 70 + at;
      case 'flag':
        return initial !== true;
      case 'price':
        return usd(70.05 + at);
    }
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, initial }], at) =>
      isPlain(kind) ? [[name, fullValue(kind, initial, at)]] : [],
    ),
  ) as Pick<ValuesOf<Fields>, NamesOf<Fields, PlainKind>>;
};
