import { type Cart, timeOf } from '@wondercast/core/buying/cart/cart';
import type { Wire } from '@wondercast/openapi/codec/wire';

/** A unit of the cart whose time somebody else has. */
export interface TakenUnit {
  readonly lineId: number;
  readonly unit: number;
  /** ISO instants. */
  readonly startsAt: string;
  readonly alternatives: readonly string[];
}

const PATH = /^items\.(\d+)\.startsAt\.(\d+)$/;

/** What an answer said of a cart as it was sent. */
export const takenUnits = (taken: readonly Wire<'TakenTime'>[], sent: Cart): readonly TakenUnit[] =>
  taken.flatMap(({ path, startsAt, alternatives }) => {
    const [, line, unit] = PATH.exec(path) ?? [];
    const { id } = sent[Number(line)] ?? {};
    return id === undefined ? [] : [{ lineId: id, unit: Number(unit), startsAt, alternatives }];
  });

/** Whether the cart still has that time. */
export const isStillMeant = (cart: Cart, { lineId, unit, startsAt }: TakenUnit): boolean => {
  const line = cart.find(({ id }) => id === lineId);
  const time = line && timeOf(line, unit);
  return time?.startsAt.getTime() === Date.parse(startsAt);
};
