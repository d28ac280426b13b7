import { pageOf } from '@wondercast/core/shop/settings/page-text';
import { encodePageText, encodeSetting } from '@wondercast/openapi/codec/settings';
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

/** The shop's settings. */
export const settingsHandlers = ({ shop, live, ports: { profile } }: HttpDeps): SettingsHandlers => {
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
          brand: encodeSetting.brand(brand),
          selling: encodeSetting.selling(selling),
          money: encodeSetting.money(money),
          reminders: encodeSetting.reminders(reminders),
          times: encodeSetting.times(times),
          texts: encodeSetting.texts(texts),
        },
      };
    },
    setBrand: async ({ caller, body: { version, ...brand } }) => ({
      body: encodeSetting.brand(await shop.setBrand(caller, version, brand)),
    }),
    sendTestMail: async ({ caller }) => ({ body: { address: await shop.sendTestMail(caller) } }),
    previewMail: async ({ caller, parameters: { name = '', mail = '', signature = '' } }) => ({
      body: { ...(await shop.previewMail(caller, { name, mail, signature })) },
    }),
    setSelling: async ({ caller, body: { version, ...selling } }) => ({
      body: encodeSetting.selling(await shop.setSelling(caller, version, selling)),
    }),
    setMoney: async ({ caller, body: { version, ...money } }) => ({
      body: encodeSetting.money(await shop.setMoney(caller, version, money)),
    }),
    setReminders: async ({ caller, body: { version, ...reminders } }) => ({
      body: encodeSetting.reminders(await shop.setReminders(caller, version, reminders)),
    }),
    setTimes: async ({ caller, body: { version, ...times } }) => ({
      body: encodeSetting.times(await shop.setTimes(caller, version, times)),
    }),
    setTexts: async ({ caller, body: { version, ...texts } }) => ({
      body: encodeSetting.texts(await shop.setTexts(caller, version, texts)),
    }),
    getDemo: async ({ caller }) => ({ body: { standing: await shop.demoStanding(caller) } }),
    emptyDemo: async ({ caller, body }) => ({ body: await shop.emptyDemo(caller, body) }),
  };
};
