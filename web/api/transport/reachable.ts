/**
 * Whether a shop on another origin replies at all. The reply is opaque, which suffices: a page without CORS access looks the same
 * as one whose shop is unreachable.
 */
export const isReachable = (shopUrl: string): Promise<boolean> =>
  fetch(`${shopUrl}/api/config`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
