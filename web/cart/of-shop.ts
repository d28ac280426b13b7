/** The storage key for one of the two shops on a host. The test shop has its own path prefix, which its documents name. */
export const ofShop = (name: string): string => name + (document.documentElement.dataset.base ?? '');
