/** Ends of names that are nobody's for ever (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i;

/** The domain of a mail address that nobody can have, as those of the demo shop's customers; null when somebody may. */
export const reservedDomainOf = (address: string): string | null => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return RESERVED.test(domain) ? domain.toLowerCase() : null;
};
