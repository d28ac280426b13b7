import { join } from 'node:path';
import { hostOf } from '@wondercast/core/kernel/site-host';
import type { WebhookSender } from '@wondercast/core/people/partners/ports';
import { ContainerModule } from 'inversify';
import { calendarInvites } from '../calendar/calendar-invites.ts';
import { hostCalendars } from '../calendar/host-calendars.ts';
import { imageFolder } from '../images/folder.ts';
import { remotePictures } from '../images/remote-pictures.ts';
import { s3Images } from '../images/s3.ts';
import { servedImages } from '../images/served-images.ts';
import { sharpRenderer } from '../images/sharp-renderer.ts';
import { mailLookOnPagesWith, mailLookWith } from '../mail/look.ts';
import { memoryImages } from '../memory/media/images.ts';
import { pdfDocuments } from '../pdf/invoice-documents.ts';
import { oneTimeCodes } from '../second-factor/one-time-codes.ts';
import { passkeyCeremonies } from '../second-factor/passkey-ceremonies.ts';
import { simulatedOffices } from '../simulator/simulated-offices.ts';
import { liveStaffing } from '../system/live-staffing.ts';
import { hashToken, newToken, newWebhookSecret, referenceMaker } from '../system/secrets.ts';
import { taxOffices } from '../tax-offices/tax-offices.ts';
import { guardedLookup } from '../webhooks/guarded-lookup.ts';
import { webhookSender } from '../webhooks/webhook-sender.ts';
import { mailTransport } from './mail-transport.ts';
import { TOKENS } from './tokens.ts';

const demoArt = (folder: string) => join(import.meta.dirname, '../demo/art', folder);

/** Options for requests to addresses that people entered. */
const outward = (allowPrivate: boolean, { objection }: Pick<WebhookSender, 'objection'>) => ({
  objection,
  lookup: allowPrivate ? null : guardedLookup(),
});

/** Ports that the storage provides. */
export const storageModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.sessions).toResolvedValue((storage) => storage.sessions, [TOKENS.storage]);
  bind(TOKENS.limits).toResolvedValue((storage) => storage.limits, [TOKENS.storage]);
  bind(TOKENS.pulse).toResolvedValue((storage) => storage.pulse, [TOKENS.storage]);
});

/** External services: mail, images, webhooks. */
export const servicesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.mailer)
    .toResolvedValue(
      (config, { image: logo }, profile, log) => mailTransport(config, { logo, profile, log }),
      [TOKENS.config, TOKENS.brandLogo, TOKENS.profile, TOKENS.log],
    )
    .inSingletonScope();
  bind(TOKENS.images)
    .toResolvedValue(
      (store) =>
        servedImages([
          imageFolder(demoArt('raster')),
          imageFolder(demoArt('logos')),
          imageFolder(demoArt('hosts')),
          store,
        ]),
      [TOKENS.imageStore],
    )
    .inSingletonScope();
  bind(TOKENS.imageStore)
    .toResolvedValue(
      ({ store, s3, dataDir }) => {
        if (s3) return s3Images(s3);
        return store === 'memory' ? memoryImages() : imageFolder(join(dataDir, 'uploads'));
      },
      [TOKENS.config],
    )
    .inSingletonScope();
  bind(TOKENS.renderer).toResolvedValue(sharpRenderer, []).inSingletonScope();
  bind(TOKENS.webhooks)
    .toResolvedValue(
      ({ webhookAllowPrivate: allowPrivate }) => webhookSender({ allowPrivate }),
      [TOKENS.config],
    )
    .inSingletonScope();
});

/** The core's ports. */
export const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ports)
    .toResolvedValue(
      (
        { webhookAllowPrivate, brand, taxOffices: offices },
        { unitOfWork, read },
        paymentProvider,
        passwords,
        mailer,
        images,
        renderer,
        webhooks,
        clock,
        { image: logo },
        profile,
      ) => ({
        unitOfWork,
        read,
        staffing: liveStaffing(read, clock),
        payments: paymentProvider.payments,
        passwords,
        oneTimeCodes: oneTimeCodes(profile),
        passkeys: passkeyCeremonies(profile),
        images,
        renderer,
        remotePictures: remotePictures(outward(webhookAllowPrivate, webhooks)),
        mailer,
        webhooks,
        taxOffices: offices === 'simulator' ? simulatedOffices : taxOffices(offices, clock.now),
        hostCalendars: hostCalendars({
          ...outward(webhookAllowPrivate, webhooks),
          ownHost: hostOf(profile.publicUrl),
        }),
        mailLook: mailLookWith(logo),
        mailLookOnPages: mailLookOnPagesWith(logo),
        invoiceDocuments: pdfDocuments({ brand: () => profile.name, logo }),
        invites: calendarInvites({ shop: profile, now: clock.now }),
        profile,
        now: clock.now,
        newReference: referenceMaker(brand.referencePrefix),
        newToken,
        newWebhookSecret,
        hashToken,
      }),
      [
        TOKENS.config,
        TOKENS.storage,
        TOKENS.paymentProvider,
        TOKENS.passwords,
        TOKENS.mailer,
        TOKENS.imageStore,
        TOKENS.renderer,
        TOKENS.webhooks,
        TOKENS.clock,
        TOKENS.brandLogo,
        TOKENS.profile,
      ],
    )
    .inSingletonScope();
});
