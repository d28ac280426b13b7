import { type Cart, timeOf } from '@wondercast/core/buying/cart/cart';
import type { Wire } from '@wondercast/openapi/codec/wire';

/** A unit of the cart whose time somebody else has taken. */
export interface TakenUnit {
  readonly lineId: number;
  readonly unit: number;
  /** ISO instants. */
  readonly startsAt: string;
  readonly alternatives: readonly string[];
}

const PATH = /^items\.(\d+)\.startsAt\.(\d+)$/;

/** The taken units according to a response about the cart that was sent. */
export const takenUnits = (taken: readonly Wire<'TakenTime'>[], sent: Cart): readonly TakenUnit[] =>
  taken.flatMap(({ path, startsAt, alternatives }) => {
    const [, line, unit] = PATH.exec(path) ?? [];
    const { id } = sent[Number(line)] ?? {};
    return id === undefined ? [] : [{ lineId: id, unit: Number(unit), startsAt, alternatives }];
  });

/** Whether the cart still contains that time. */
export const isStillMeant = (cart: Cart, { lineId, unit, startsAt }: TakenUnit): boolean => {
  const line = cart.find(({ id }) => id === lineId);
  const time = line && timeOf(line, unit);
  return time?.startsAt.getTime() === Date.parse(startsAt);
};
