import type { OfficeAnswer } from '@wondercast/core/bookings/taxing/number-check';
import type { TaxOffices } from '@wondercast/core/bookings/taxing/ports';
import { type HmrcSettings, hmrcRegister } from './hmrc.ts';
import { askVies } from './vies.ts';

export interface TaxOfficeSettings {
  readonly viesBase: string;
  /** null: HMRC is not asked. */
  readonly hmrc: HmrcSettings | null;
}

const away = (error: unknown): OfficeAnswer => ({
  kind: 'away',
  problem:
    error instanceof Error && error.name === 'TimeoutError'
      ? 'it did not answer in time'
      : 'it could not be reached',
});

/** The real authorities: VIES and HMRC. */
export const taxOffices = ({ viesBase, hmrc }: TaxOfficeSettings, now: () => Date): TaxOffices => {
  const register = hmrc && hmrcRegister(hmrc, now);
  return {
    ask: async ({ office, number, asker }) => {
      if (office === 'vies') return askVies(viesBase, number, asker).catch(away);
      if (!register) return { kind: 'away', problem: 'HMRC_CLIENT_ID and HMRC_CLIENT_SECRET are not set' };
      return register(number, asker).catch(away);
    },
  };
};
