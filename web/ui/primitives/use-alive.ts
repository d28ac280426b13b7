import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page comes to life; then true. For what only the browser knows. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
