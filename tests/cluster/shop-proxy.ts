import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindProgram } from '../support/debian-packages.ts';
import { until } from '../support/until.ts';
import { loopback, lowPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';

/** Where the shop's visitors come in: a node that is not ready gets nobody. */
export interface ShopProxy {
  readonly url: string;
  /** Begins to serve these nodes, by their addresses. */
  serve(nodes: readonly string[]): Promise<Program>;
}

const CONFIG = `global
    maxconn 4000
defaults
    mode http
    timeout connect 1s
    timeout client 60s
    timeout server 60s
    timeout http-keep-alive 10s
    option forwardfor
    retries 3
    option redispatch 1
    retry-on all-retryable-errors
frontend shop
    bind 127.0.0.1:8080
    # While the database has no leader no node is ready, and all of them serve pages from memory.
    use_backend alive if { nbsrv(ready) eq 0 }
    default_backend ready
    http-request disable-l7-retry unless METH_GET
`;

/** The same nodes twice: those that are ready, and those that live at least. */
const backend = (name: string, check: string, servers: readonly string[]): string => `
backend ${name}
    balance leastconn
    option httpchk GET ${check}
    default-server check inter 500ms fastinter 100ms downinter 250ms fall 2 rise 1
${servers.join('')}`;

export const shopProxy = async (folder: string, find: FindProgram): Promise<ShopProxy> => {
  const address = loopback(await lowPort());
  return {
    url: `http://${address}`,
    serve: async (nodes) => {
      const servers = nodes.map((node, at) => `    server node${at + 1} ${node}\n`);
      const file = join(folder, 'shop-proxy.cfg');
      writeFileSync(
        file,
        CONFIG.replace('127.0.0.1:8080', address) +
          backend('ready', '/readyz', servers) +
          backend('alive', '/livez', servers),
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
