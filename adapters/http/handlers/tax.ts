import { encodeTax } from '@wondercast/openapi/codec/tax';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type TaxHandlers = Pick<Handlers, 'getTax' | 'setTax'>;

/** Settings of tax. A reply to a change waits until this process serves it. */
export const taxHandlers = ({ shop, live }: HttpDeps): TaxHandlers => ({
  getTax: async ({ caller }) => ({ body: encodeTax(await shop.shopTax(caller)) }),
  setTax: async ({ caller, body: { version, ...choice } }) => {
    const set = await shop.setTax(caller, version, choice);
    await live.refresh();
    return { body: encodeTax(set) };
  },
});
