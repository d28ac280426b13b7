import {
  keepPreviousData,
  type MutationFunction,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { setMoneyStyle } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { configQuery } from '../catalogue/site.ts';
import type { Answer, Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/settings';
const RULES = '/api/admin/booking-rules';

/** Prefetched settings are not read again when the section opens. If somebody else saves meanwhile, the version refuses a stale edit. */
const SETTINGS_FRESH_MS = 60_000;

/** The shop's settings by group, each with its version. */
export const settingsQuery = queryOptions({
  queryKey: [...adminKey, 'settings'],
  queryFn: read(PATH),
  staleTime: SETTINGS_FRESH_MS,
});

/** The shop's booking rules. */
export const bookingRulesQuery = queryOptions({
  queryKey: [...adminKey, 'booking-rules'],
  queryFn: read(RULES),
  staleTime: SETTINGS_FRESH_MS,
});

export type SettingsWire = Answer<typeof PATH, 'get'>;
export type BookingRulesWire = Answer<typeof RULES, 'get'>;

/** Reads everything again that shows the shop's name, including this page. */
const refresh = async (client: QueryClient): Promise<void> => {
  for (const queryKey of [configQuery.queryKey, ['texts'], [...adminKey, 'audit']])
    void client.invalidateQueries({ queryKey });
};

/** Sends a group of settings and stores the response in the query. */
const saving =
  <Sent, Group extends keyof SettingsWire>(
    group: Group,
    put: (body: Sent) => Promise<SettingsWire[Group]>,
  ): MutationFunction<SettingsWire[Group], Sent> =>
  async (body, { client }) => {
    const saved = await put(body);
    client.setQueryData(settingsQuery.queryKey, (all) => all && { ...all, [group]: saved });
    await refresh(client);
    return saved;
  };

const putBrand = saving('brand', (body: Body<`${typeof PATH}/brand`, 'put'>) =>
  write('put', `${PATH}/brand`, { body }),
);

/** Renaming the shop also renames a seller of the same name, so all groups are read again. */
export const saveBrand: typeof putBrand = async (body, context) => {
  const saved = await putBrand(body, context);
  void context.client.invalidateQueries({ queryKey: settingsQuery.queryKey });
  return saved;
};

/** The brand's fields for mails, as they are being typed. */
export interface TypedBrand {
  readonly name: string;
  readonly mail: string;
  readonly signature: string;
}

/** Preview of a mail with the typed values. */
export const mailPreviewQuery = (typed: TypedBrand) =>
  queryOptions({
    queryKey: [...adminKey, 'mail-preview', typed],
    queryFn: read(`${PATH}/mail-preview`, { query: { ...typed } }),
    staleTime: SETTINGS_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Sends a test mail to the owner's own address. */
export const sendTestMail = mutation({
  send: () => write('post', `${PATH}/test-mail`),
  refresh: () => undefined,
});

export const saveSelling = saving('selling', (body: Body<`${typeof PATH}/selling`, 'put'>) =>
  write('put', `${PATH}/selling`, { body }),
);

export const saveReminders = saving('reminders', (body: Body<`${typeof PATH}/reminders`, 'put'>) =>
  write('put', `${PATH}/reminders`, { body }),
);

export const saveTimes = saving('times', (body: Body<`${typeof PATH}/times`, 'put'>) =>
  write('put', `${PATH}/times`, { body }),
);

const putMoney = saving('money', (body: Body<`${typeof PATH}/money`, 'put'>) =>
  write('put', `${PATH}/money`, { body }),
);

/** From now on this tab uses the new currency and reads everything again. */
export const saveMoney: typeof putMoney = async (body, context) => {
  const saved = await putMoney(body, context);
  setMoneyStyle(moneyStyleOf(saved.currency, saved.locale));
  void context.client.invalidateQueries();
  return saved;
};

export const saveTexts = saving('texts', (body: Body<`${typeof PATH}/texts`, 'put'>) =>
  write('put', `${PATH}/texts`, { body }),
);

export const saveBookingRules: MutationFunction<BookingRulesWire, Body<typeof RULES, 'put'>> = async (
  body,
  { client },
) => {
  const saved = await write('put', RULES, { body });
  client.setQueryData(bookingRulesQuery.queryKey, saved);
  await refresh(client);
  return saved;
};
