import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { loopback } from './ports.ts';

/** The network of one machine: everything that reaches it or that it reaches, by way of proxies that can fall silent. */
export interface SilentNetwork {
  /** `host:port` by way of the network. */
  through(address: string): Promise<string>;
  cut(): void;
  /**
   * What was connected before has ended. In a real cut no probe of TCP is answered, and both sides have given up by then (all
   * programs here probe idle connections); a proxy on the same machine answers probes, and would stay silent for ever.
   */
  mend(): void;
  stop(): Promise<void>;
}

export const silentNetwork = (): SilentNetwork => {
  const proxies: SilentProxy[] = [];
  return {
    through: async (address) => {
      const proxy = await startSilentProxy(new URL(`http://${address}`));
      proxies.push(proxy);
      return loopback(Number(new URL(proxy.url).port));
    },
    cut: () => {
      for (const proxy of proxies) proxy.fallSilent();
    },
    mend: () => {
      for (const proxy of proxies) {
        proxy.speak();
        proxy.endSilent();
      }
    },
    stop: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()));
    },
  };
};

/** A network that nobody cuts: addresses are what they are. */
export const plainNetwork = (): SilentNetwork => ({
  through: async (address) => address,
  cut: () => {
    throw new Error('This cluster was started without a network that can be cut');
  },
  mend: () => {},
  stop: async () => {},
});
