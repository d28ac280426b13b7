/** Maximum lengths of typed texts about rates. */
export const TAX_LENGTHS = { name: 40, text: 200, number: 40, source: 40 } as const;
