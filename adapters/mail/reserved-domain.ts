/** Domains that are reserved and belong to nobody (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i;

/** The domain of a mail address when it is a reserved one, like those of the demo shop's customers; null otherwise. */
export const reservedDomainOf = (address: string): string | null => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return RESERVED.test(domain) ? domain.toLowerCase() : null;
};
