import { currency } from '@wondercast/core/kernel/money';

const isDollars = (): boolean => currency() === 'USD';

/** `dollars`, `EUR`: behind "in". */
export const currencyName = (): string => (isDollars() ? 'dollars' : currency());

/** `US dollars`, `EUR`: by itself. */
export const currencyTitle = (): string => (isDollars() ? 'US dollars' : currency());
