/** Query key prefix of everything that only administrators may read. Its data is removed at sign-out. */
export const adminKey = ['mine', 'admin'] as const;
