import type { Performers } from '../../kernel/jobs.ts';
import type { PartnerPorts } from './ports.ts';
import { allKeys } from './use-cases/all-keys.ts';
import { allPartners } from './use-cases/all-partners.ts';
import { allWebhooks } from './use-cases/all-webhooks.ts';
import { changeKey } from './use-cases/change-key.ts';
import { changeWebhook } from './use-cases/change-webhook.ts';
import { createKey } from './use-cases/create-key.ts';
import { createPartner } from './use-cases/create-partner.ts';
import { createWebhook } from './use-cases/create-webhook.ts';
import { deleteWebhook } from './use-cases/delete-webhook.ts';
import { deliverWebhook } from './use-cases/deliver-webhook.ts';
import { disableWebhook } from './use-cases/disable-webhook.ts';
import {
  invitePartnerPerson,
  ownPartner,
  partnerPeople,
  removePartnerPerson,
  withdrawPartnerInvitation,
} from './use-cases/partner-people.ts';
import { renamePartner } from './use-cases/rename-partner.ts';
import { replayDelivery } from './use-cases/replay-delivery.ts';
import { revokeKey } from './use-cases/revoke-key.ts';
import { rotateKey } from './use-cases/rotate-key.ts';
import { rotateWebhookSecret } from './use-cases/rotate-webhook-secret.ts';
import { sendExample } from './use-cases/send-example.ts';
import {
  allTestMails,
  confirmTestMail,
  mailTestAddress,
  noteEmptied,
  setTestMail,
} from './use-cases/test-mail.ts';
import { webhookLog } from './use-cases/webhook-log.ts';

/** Partners, their keys and webhooks. */
export const partnersUseCases = (ports: PartnerPorts) => ({
  allPartners: allPartners(ports),
  createPartner: createPartner(ports),
  renamePartner: renamePartner(ports),
  partnerPeople: partnerPeople(ports),
  ownPartner: ownPartner(ports),
  invitePartnerPerson: invitePartnerPerson(ports),
  withdrawPartnerInvitation: withdrawPartnerInvitation(ports),
  removePartnerPerson: removePartnerPerson(ports),
  allKeys: allKeys(ports),
  createKey: createKey(ports),
  changeKey: changeKey(ports),
  rotateKey: rotateKey(ports),
  revokeKey: revokeKey(ports),
  allTestMails: allTestMails(ports),
  noteEmptied: noteEmptied(ports),
  setTestMail: setTestMail(ports),
  mailTestAddress: mailTestAddress(ports),
  confirmTestMail: confirmTestMail(ports),
  allWebhooks: allWebhooks(ports),
  createWebhook: createWebhook(ports),
  changeWebhook: changeWebhook(ports),
  deleteWebhook: deleteWebhook(ports),
  rotateWebhookSecret: rotateWebhookSecret(ports),
  sendExample: sendExample(ports),
  webhookLog: webhookLog(ports),
  replayDelivery: replayDelivery(ports),
  disableWebhook: disableWebhook(ports),
  deliverWebhook: deliverWebhook(ports, disableWebhook(ports)),
});

export const partnersPerformers = (shop: ReturnType<typeof partnersUseCases>) =>
  ({
    'deliver-webhook': shop.deliverWebhook,
    'mail-test-address': shop.mailTestAddress,
  }) satisfies Partial<Performers>;
