/** What the browser keeps for one of two shops of a host: the test shop lies below an address of its own, which its documents name. */
export const ofShop = (name: string): string => name + (document.documentElement.dataset.base ?? '');
