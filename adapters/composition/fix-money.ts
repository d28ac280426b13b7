import { setMoneyStyle } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Shop } from '@wondercast/core/shop';
import { type Config, ConfigError } from './config.ts';

/**
 * Sets the currency of this process to the shop's, before anything is seeded or served. The first start fixes the shop's currency.
 * @throws ConfigError when the configuration names another currency
 */
export const fixMoney = async (shop: Pick<Shop, 'fixMoney'>, { money }: Pick<Config, 'money'>) => {
  const { currency, locale } = await shop.fixMoney(money).catch((error: unknown) => {
    throw error instanceof Refusal && error.kind === 'conflict'
      ? new ConfigError([`${error.message} Take CURRENCY away, or start with the data of another shop.`])
      : error;
  });
  setMoneyStyle(moneyStyleOf(currency, locale));
};
