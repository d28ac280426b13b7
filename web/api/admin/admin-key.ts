/** What only administrators may read is kept under this key; it is forgotten when they sign out. */
export const adminKey = ['mine', 'admin'] as const;
