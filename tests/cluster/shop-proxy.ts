import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindProgram } from '../support/debian-packages.ts';
import { until } from '../support/until.ts';
import { loopback, lowPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';
import { replaceWords, shippedFile } from './shipped-file.ts';

/** Where the shop's visitors come in, by way of `deploy/proxies/haproxy.cfg`. */
export interface ShopProxy {
  readonly url: string;
  /** Begins to serve these nodes, by their addresses; fewer than three stand in for each other. */
  serve(nodes: readonly string[]): Promise<Program>;
}

const OF_NODES = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000'];

export const shopProxy = async (folder: string, find: FindProgram): Promise<ShopProxy> => {
  const address = loopback(await lowPort());
  return {
    url: `http://${address}`,
    serve: async (nodes) => {
      const file = join(folder, 'shop-proxy.cfg');
      const words = OF_NODES.map((word, at) => [word, nodes[at % nodes.length] ?? ''] as const);
      writeFileSync(
        file,
        replaceWords(shippedFile('proxies/haproxy.cfg'), {
          'bind 0.0.0.0:80': `bind ${address}`,
          ...Object.fromEntries(words),
        }),
      );
      const program = startProgram({
        name: 'shop-proxy',
        command: [find('haproxy'), '-db', '-f', file],
        folder,
      });
      const answers = () =>
        fetch(`http://${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until('the shop answers through its proxy', answers);
      return program;
    },
  };
};
