import { defaultsOf } from '@wondercast/core/kernel/records/field';
import type { Ports } from '@wondercast/core/shop';
import { BRAND } from '@wondercast/core/shop/settings/brand-record';
import { USUAL_SELLING } from '@wondercast/core/shop/settings/selling-record';
import { shopProfile } from '@wondercast/core/shop/settings/shop-profile';
import { calendarInvites } from '../calendar/calendar-invites.ts';
import { mailLook } from '../mail/look.ts';
import { simulatedOffices } from '../simulator/simulated-offices.ts';
import { createSimulator, type Simulator } from '../simulator/simulator.ts';
import { now as systemNow } from '../system/clock.ts';
import { liveStaffing } from '../system/live-staffing.ts';
import { hashToken, newToken, newWebhookSecret, referenceMaker } from '../system/secrets.ts';
import { memoryOneTimeCodes, memoryPasskeys } from './account/second-factor-codes.ts';
import { shopSettingsIn } from './catalogue/shop-settings-in.ts';
import { plainDocuments } from './invoicing/invoice-documents.ts';
import { memoryMailer } from './mailer.ts';
import { memoryImages, memoryRenderer } from './media/images.ts';
import { memoryRemotePictures } from './media/remote-pictures.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';
import { memoryWebhooks } from './partners/webhooks.ts';
import { memoryPasswords } from './passwords.ts';
import { memorySimulatorRecords } from './payment/simulator-records.ts';
import { memoryCalendars } from './staffing/host-calendars.ts';

/** Ports, and for tests the store, mails and provider behind them. */
export interface MemoryPorts extends Ports {
  readonly store: MemoryStore;
  /** Mails given to the mailer, oldest first. Stays empty when the mailer is overridden. */
  readonly mails: ReturnType<typeof memoryMailer>['mails'];
  /** The simulated provider; unused when `payments` is overridden. */
  readonly simulator: Simulator;
}

/**
 * All ports of the core in memory: nothing to install, and nothing is kept after the process. Invites, mail look, ids and clock are
 * the real ones; passwords are hashed quickly (see `passwords.ts`).
 */
export const memoryPorts = (overrides: Partial<Ports> = {}): MemoryPorts => {
  const now = overrides.now ?? systemNow;
  const store = memoryStore({ now });
  const mailer = memoryMailer();
  const first = {
    publicUrl: 'http://127.0.0.1:3000',
    payments: 'simulator' as const,
    brand: {
      ...defaultsOf(BRAND),
      name: 'Wondercast',
      mail: 'hello@wondercast.example',
      senderName: 'Wondercast',
      senderAddress: 'hello@wondercast.example',
      logo: null,
    },
    selling: {
      ...USUAL_SELLING,
      sellerName: 'Wondercast',
      sellerAddress: '',
      sellerTaxId: null,
      sellerEmail: 'hello@wondercast.example',
      sellerPhone: null,
      sellerWebsite: 'http://127.0.0.1:3000',
      taxPercent: 0,
    },
    invoiceRetentionYears: 10,
    mailPatienceMs: 10_000,
    openLimits: { bookings: 200, units: 5_000 },
    videoHosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
    ...overrides.profile,
  };
  const profile = shopProfile(first, () => shopSettingsIn(store.tables));
  const simulator = createSimulator({
    records: memorySimulatorRecords(),
    secret: newToken(),
    brand: profile.name,
    now,
    newToken,
  });
  return {
    store,
    simulator,
    payments: simulator,
    mails: mailer.mails,
    unitOfWork: store.unitOfWork,
    read: store.read,
    // Caching is off, because a test that overrides the store may change the clock too.
    staffing: liveStaffing(overrides.read ?? store.read, { now, machineMs: Date.now }, 0),
    passwords: memoryPasswords(),
    oneTimeCodes: memoryOneTimeCodes,
    passkeys: memoryPasskeys,
    mailer,
    images: memoryImages(),
    renderer: memoryRenderer,
    remotePictures: memoryRemotePictures(),
    webhooks: memoryWebhooks(),
    taxOffices: simulatedOffices,
    hostCalendars: memoryCalendars(),
    mailLook,
    mailLookOnPages: mailLook,
    invoiceDocuments: plainDocuments,
    invites: calendarInvites({ shop: profile, now }),
    newReference: referenceMaker('WC-'),
    newToken,
    newWebhookSecret,
    hashToken,
    now,
    ...overrides,
    profile,
  };
};
