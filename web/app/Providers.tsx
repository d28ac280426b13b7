import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfig } from '../api/catalogue/site.ts';
import { ImageHostsContext } from '../ui/primitives/Picture.tsx';

function ImageHosts({ children }: { readonly children: ReactNode }) {
  return <ImageHostsContext value={useConfig()}>{children}</ImageHostsContext>;
}

/** Contexts that all pages need, the same on the server and in the browser. Each entry adds its own router. */
export function Providers({
  client,
  children,
}: {
  readonly client: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={client}>
      <ImageHosts>{children}</ImageHosts>
    </QueryClientProvider>
  );
}
