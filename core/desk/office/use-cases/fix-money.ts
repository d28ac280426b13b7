import { Refusal } from '../../../kernel/refusal.ts';
import { type ShopMoney, USUAL_MONEY } from '../../../shop/settings/money-record.ts';
import type { OfficePorts } from '../ports.ts';

/** The currency in the configuration; null where it has none. */
export interface WishedMoney {
  readonly currency: string | null;
  readonly locale: string | null;
}

/**
 * Fixes the shop's currency at the first start, and returns the present one. A shop that sold before currencies could be chosen sold in US
 * dollars. Called only by the process itself.
 * @throws Refusal 'conflict' where another currency is fixed already
 */
export const fixMoney =
  ({ unitOfWork, now }: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  ({ currency, locale }: WishedMoney): Promise<ShopMoney> =>
    unitOfWork(async ({ settings, catalogue, bookings }) => {
      await catalogue.lock();
      const set = (await settings.byName('money'))?.value ?? null;
      const held = set ?? ((await bookings.hasSold()) ? USUAL_MONEY : null);
      if (held && currency !== null && currency !== held.currency)
        throw new Refusal('conflict', `This shop sells in ${held.currency}, and CURRENCY says ${currency}.`);
      if (set) return set;
      const first = {
        currency: held?.currency ?? currency ?? USUAL_MONEY.currency,
        locale: locale ?? USUAL_MONEY.locale,
      };
      await settings.put('money', first, now());
      return first;
    });
