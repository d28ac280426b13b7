import { dayAt } from '@wondercast/core/kernel/calendar';
import type { Field, NamesOf, RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind } from '@wondercast/core/kernel/records/kinds';
import { z } from 'zod';
import { usd } from './builders.ts';

interface Asked {
  readonly field: Field;
  readonly text: string;
  /** The place of the field in its record. */
  readonly at: number;
}

/** The last value of a list of choices that no new record has by itself; null where the rule has no list. */
const choiceOf = ({ rule, initial }: Field): unknown => {
  const { enum: choices = [] } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  return choices.findLast((choice) => choice !== initial) ?? null;
};

const wholeOf = ({ field, at }: Asked): unknown =>
  choiceOf(field) ?? (field.initial === 70 + at ? at : 70 + at);

const textOf = ({ text }: Asked): string => text;
const instantOf = ({ at }: Asked): Date => new Date(Date.UTC(2031, 0, 1 + at));

const FULL: Readonly<Record<PlainKind, (asked: Asked) => unknown>> = {
  slug: textOf,
  text: textOf,
  optional: textOf,
  whole: wholeOf,
  'optional-whole': wholeOf,
  number: ({ at }) => 70.5 + at,
  choice: ({ field }) => choiceOf(field),
  flag: ({ field }) => field.initial !== true,
  price: ({ at }) => usd(70.05 + at),
  day: ({ at }) => dayAt(new Date(Date.UTC(2031, 0, 1 + at)), 0),
  instant: instantOf,
  end: instantOf,
};

/** A value of each plain field that no new record has by itself, so that a field that somebody forgot is missed. */
export const fullFields = <Fields extends RecordFields>(fields: Fields, text: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field], at) =>
      isPlain(field.kind) ? [[name, FULL[field.kind]({ field, text, at })]] : [],
    ),
  ) as Pick<ValuesOf<Fields>, NamesOf<Fields, PlainKind>>;
