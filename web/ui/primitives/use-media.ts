import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; false on the server. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listen: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};

/** From this width on the dashboard's tabs are in a rail at the side. */
export const RAIL = '(min-width: 1080px)';
