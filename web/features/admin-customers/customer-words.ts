import type { CustomerWire } from '../../api/transport/wire.ts';

export const nameOf = ({ firstName, lastName }: Pick<CustomerWire, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
