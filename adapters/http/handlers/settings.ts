import { pageOf } from '@wondercast/core/shop/settings/page-text';
import {
  encodeBrand,
  encodeMoney,
  encodePageText,
  encodeReminders,
  encodeSelling,
  encodeTexts,
  encodeTimes,
} from '@wondercast/openapi/codec/settings';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type SettingsHandlers = Pick<
  Handlers,
  | 'getText'
  | 'getSettings'
  | 'setBrand'
  | 'sendTestMail'
  | 'previewMail'
  | 'setSelling'
  | 'setMoney'
  | 'setReminders'
  | 'setTimes'
  | 'setTexts'
  | 'getDemo'
  | 'emptyDemo'
>;

/** What is set in the shop. A reply to a change waits until this process serves it. */
export const settingsHandlers = ({ shop, live, ports: { profile } }: HttpDeps): SettingsHandlers => {
  const served = async <Body>(set: Promise<Body>): Promise<Body> => {
    const body = await set;
    await live.refresh();
    return body;
  };
  return {
    getText: ({ parameters: { name } }) => {
      const { settings } = live.current();
      return {
        body: encodePageText(pageOf(profile.texts[name], profile)),
        isStillTrue: () => live.current().settings === settings,
      };
    },
    getSettings: async ({ caller }) => {
      const { brand, selling, money, reminders, times, texts } = await shop.shopSettings(caller);
      return {
        body: {
          brand: encodeBrand(brand),
          selling: encodeSelling(selling),
          money: encodeMoney(money),
          reminders: encodeReminders(reminders),
          times: encodeTimes(times),
          texts: encodeTexts(texts),
        },
      };
    },
    setBrand: async ({ caller, body: { version, ...brand } }) => ({
      body: encodeBrand(await served(shop.setBrand(caller, version, brand))),
    }),
    sendTestMail: async ({ caller }) => ({ body: { address: await shop.sendTestMail(caller) } }),
    previewMail: async ({ caller, parameters: { name = '', mail = '', signature = '' } }) => ({
      body: { ...(await shop.previewMail(caller, { name, mail, signature })) },
    }),
    setSelling: async ({ caller, body: { version, ...selling } }) => ({
      body: encodeSelling(await served(shop.setSelling(caller, version, selling))),
    }),
    setMoney: async ({ caller, body: { version, ...money } }) => ({
      body: encodeMoney(await served(shop.setMoney(caller, version, money))),
    }),
    setReminders: async ({ caller, body: { version, ...reminders } }) => ({
      body: encodeReminders(await served(shop.setReminders(caller, version, reminders))),
    }),
    setTimes: async ({ caller, body: { version, ...times } }) => ({
      body: encodeTimes(await served(shop.setTimes(caller, version, times))),
    }),
    setTexts: async ({ caller, body: { version, ...texts } }) => ({
      body: encodeTexts(await served(shop.setTexts(caller, version, texts))),
    }),
    getDemo: async ({ caller }) => ({ body: { standing: await shop.demoStanding(caller) } }),
    emptyDemo: async ({ caller, body }) => ({ body: await served(shop.emptyDemo(caller, body)) }),
  };
};
