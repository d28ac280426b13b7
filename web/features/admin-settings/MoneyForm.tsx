import { CURRENCIES } from '@wondercast/core/kernel/currencies';
import {
  formatMoney,
  type MoneyStyle,
  moneyStyle,
  setMoneyStyle,
  toMinorUnits,
} from '@wondercast/core/kernel/money';
import { MONEY_LOCALES } from '@wondercast/core/kernel/money-locales';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { defaultPrices } from '@wondercast/core/shop/pricing/tiers';
import { MONEY } from '@wondercast/core/shop/settings/money-record';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { styled } from 'styled-components';
import { type SettingsWire, saveMoney, settingsQuery } from '../../api/admin/settings.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Money = SettingsWire['money'];

const fields = recordDraft(MONEY);

const Rows = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;
  margin: 0;
  & dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

/** Runs code with another currency format than the page's, which is restored afterwards. */
const inStyle = <Result,>(style: MoneyStyle, run: () => Result): Result => {
  const own = moneyStyle();
  setMoneyStyle(style);
  try {
    return run();
  } finally {
    setMoneyStyle(own);
  }
};

const example = (code: string, locale: string): string =>
  inStyle(moneyStyleOf(code, locale), () => formatMoney(toMinorUnits(12_500)));

/** The shop's currency and the format of amounts. */
export function MoneyForm({ money }: { readonly money: Money }) {
  const group = useGroupForm({
    ...fields,
    saved: money,
    rule: settingRules.money,
    send: saveMoney,
    queryKey: settingsQuery.queryKey,
  });
  const { draft, set, field: _field, errors, discard, ...frame } = group;
  const style = moneyStyleOf(draft.currency, draft.locale);
  const shown = inStyle(style, () => {
    const { starter, elevated } = defaultPrices();
    const less = toMinorUnits(Math.round(100 * style.scale));
    return [
      ['Starter', formatMoney(starter)],
      ['Elevated', formatMoney(elevated)],
      ['Discount', formatMoney(toMinorUnits(-100 * style.scale))],
      ['A fee', formatMoney(less)],
    ] as const;
  });
  const preview = (
    <Preview data-theme="light">
      <figcaption>On pages, in mails and documents</figcaption>
      <div>
        <Rows>
          {shown.map(([name, amount]) => (
            <Row key={name} name={name} amount={amount} />
          ))}
        </Rows>
      </div>
    </Preview>
  );
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={preview}>
      <Box aria-labelledby="currency">
        <h2 id="currency">Currency</h2>
        {money.isFixed ? (
          <>
            <p>Something was sold in it, so it stays. A demo whose bookings were emptied does not count.</p>
            <b>{money.currency}</b>
          </>
        ) : (
          <>
            <p>Prices keep their numbers: 990 stays 990. It is fixed with the first booking.</p>
            <Select
              label={fields.labels.currency}
              options={CURRENCIES}
              chosen={draft.currency}
              placeholder="Choose a currency"
              error={errors.currency ?? null}
              onChoose={(currency) => currency && set({ currency })}
            />
          </>
        )}
      </Box>
      <Box aria-labelledby="writing">
        <h2 id="writing">Writing</h2>
        <p>Of amounts alone, on screen and as you type them; words and dates stay as they are.</p>
        <Select
          label={fields.labels.locale}
          options={Object.keys(MONEY_LOCALES)}
          chosen={draft.locale}
          placeholder="Choose a locale"
          wordsOf={(locale) => `${locale}: ${example(draft.currency, locale)}`}
          error={errors.locale ?? null}
          onChoose={(locale) => locale && set({ locale })}
        />
      </Box>
    </GroupFrame>
  );
}

function Row({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </>
  );
}
