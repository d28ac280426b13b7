import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its database, and can lose a connection at a chosen word. */
export interface CuttingProxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  /** The next connection that says this word is lost: before the server hears it, or when it has answered, which nobody hears. */
  cutAt(word: string, when: 'unheard' | 'answered'): void;
  stop(): Promise<void>;
}

export const startCuttingProxy = async (target: URL): Promise<CuttingProxy> => {
  let cut: { readonly word: string; readonly when: 'unheard' | 'answered' } | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isDeaf = false;
    const lose = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', lose);
    }
    near.on('data', (said) => {
      if (cut && said.includes(cut.word)) {
        const { when } = cut;
        cut = null;
        if (when === 'unheard') return lose();
        isDeaf = true;
      }
      far.write(said);
    });
    far.on('data', (answer) => (isDeaf ? lose() : near.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    cutAt: (word, when) => {
      cut = { word, when };
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
