/**
 * Whether a shop elsewhere answers at all. Its answer cannot be read here, which is enough: a page that may not read is told no
 * more than a page whose shop is away.
 */
export const isReachable = (shopUrl: string): Promise<boolean> =>
  fetch(`${shopUrl}/api/config`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
