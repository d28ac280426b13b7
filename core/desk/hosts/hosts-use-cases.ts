import type { Performers } from '../../kernel/jobs.ts';
import type { HostsPorts } from './ports.ts';
import { addHost, changeHost } from './use-cases/edit-hosts.ts';
import { addAbsence, removeAbsence } from './use-cases/host-absences.ts';
import { revokeHostLinks, sendHostLink } from './use-cases/host-links.ts';
import { answerAssignment, hostPage } from './use-cases/host-page.ts';
import { addOwnAbsence, removeOwnAbsence } from './use-cases/own-absences.ts';
import { readCalendars } from './use-cases/read-calendars.ts';
import { allHosts, oneHost } from './use-cases/read-hosts.ts';

/** Editing hosts with their hours, absences and links, and the page that each host opens by a link. */
export const hostsUseCases = (ports: HostsPorts) => ({
  allHosts: allHosts(ports),
  oneHost: oneHost(ports),
  addHost: addHost(ports),
  changeHost: changeHost(ports),
  addAbsence: addAbsence(ports),
  removeAbsence: removeAbsence(ports),
  sendHostLink: sendHostLink(ports),
  revokeHostLinks: revokeHostLinks(ports),
  readCalendars: readCalendars(ports),
  hostPage: hostPage(ports),
  answerAssignment: answerAssignment(ports),
  addOwnAbsence: addOwnAbsence(ports),
  removeOwnAbsence: removeOwnAbsence(ports),
});

export const hostsPerformers = (shop: ReturnType<typeof hostsUseCases>) =>
  ({
    'read-calendars': async () => {
      await shop.readCalendars();
    },
  }) satisfies Partial<Performers>;
