import { currency } from '@wondercast/core/kernel/money';

const isDollars = (): boolean => currency() === 'USD';

/** Used after "in": `dollars`, `EUR`. */
export const currencyName = (): string => (isDollars() ? 'dollars' : currency());

/** Used alone: `US dollars`, `EUR`. */
export const currencyTitle = (): string => (isDollars() ? 'US dollars' : currency());
