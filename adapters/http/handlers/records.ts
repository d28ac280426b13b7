import {
  operationsOn,
  RECORD_KINDS,
  RECORD_PORTS,
  type RecordOperation,
  type RecordPort,
} from '@wondercast/core/desk/records/record-kinds';
import type { KeptRecord, RecordFields } from '@wondercast/core/kernel/records/field';
import type { Caller } from '@wondercast/core/people/caller';
import type { KeepingRecords } from '@wondercast/core/people/edit-records';
import type { Shop } from '@wondercast/core/shop';
import { recordEncoder } from '@wondercast/openapi/codec/record';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';

/** The call of any operation on records, whatever their fields. */
interface AnyCall {
  readonly caller: Caller;
  readonly url: string;
  readonly parameters: { readonly id: number; readonly cursor?: string };
  readonly body: object;
}

const handlersOn = (shop: Shop, port: RecordPort) => {
  const { name, fields } = RECORD_KINDS[port];
  const operations = operationsOn(port);
  const encode = recordEncoder(fields);
  const words = name.replaceAll('-', ' ');
  const deleted = `${words.charAt(0).toUpperCase()}${words.slice(1)} has been deleted`;
  // The use cases are looked up by name, so their types are only known at run time.
  const use = {
    list: shop[operations.list],
    create: shop[operations.create],
    update: shop[operations.update],
    remove: shop[operations.remove],
  } as unknown as KeepingRecords<RecordFields, object, KeptRecord<RecordFields>>;
  return {
    [operations.list]: async ({ caller, parameters, url }: AnyCall) =>
      shownList(url, (await use.list(caller)).map(encode), parameters),
    [operations.create]: async ({ caller, body }: AnyCall) => ({
      body: encode(await use.create(caller, body)),
    }),
    [operations.update]: async ({ caller, parameters, body }: AnyCall) => ({
      body: encode(await use.update(caller, parameters.id, body)),
    }),
    [operations.remove]: async ({ caller, parameters }: AnyCall) => {
      await use.remove(caller, parameters.id);
      return { body: { message: deleted } };
    },
  };
};

/** The operations on all kinds of records. */
export const recordHandlers = ({ shop }: HttpDeps) =>
  Object.fromEntries(
    RECORD_PORTS.flatMap((port) => Object.entries(handlersOn(shop, port))),
  ) as unknown as Pick<Handlers, RecordOperation>;
