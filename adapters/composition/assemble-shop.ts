import { createShop, type Ports, type Shop } from '@wondercast/core/shop';
import { countedPorts, countedUnitOfWork } from '../metrics/counted-work.ts';
import type { ShopMetrics } from '../metrics/shop-metrics.ts';
import type { OctoDeps } from '../octo/deps.ts';
import { createOcto, type Octo } from '../octo/listener.ts';
import type { OctoStore, OctoUnitOfWork } from '../octo/reservation.ts';
import { originatingUnitOfWork } from '../system/job-origin.ts';
import type { Tracing } from '../system/tracing.ts';
import { tracedShop } from '../tracing/traced.ts';

/** The parts from which a shop is assembled. A process has one or two shops: the live one and the test shop. */
export interface ShopParts {
  readonly ports: Ports;
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  /** null when metrics are off. */
  readonly metrics: ShopMetrics | null;
  /** null when tracing is off. */
  readonly tracing: Tracing | null;
}

export interface AssembledShop {
  readonly shop: Shop;
  /** The ports as the shop uses them: with counters, and with the request that caused a job. */
  readonly ports: Ports;
  /** The OCTO interface for resellers over this shop. */
  octo(deps: Pick<OctoDeps, 'live' | 'edge' | 'vouchers' | 'publicUrl' | 'unexpected'>): Octo;
}

export const assembleShop = ({
  ports: given,
  unitOfWork,
  read,
  metrics,
  tracing,
}: ShopParts): AssembledShop => {
  const originating = { ...given, unitOfWork: originatingUnitOfWork(given.unitOfWork) };
  const ports = metrics ? countedPorts(originating, metrics.work) : originating;
  const wholeUnitOfWork = originatingUnitOfWork(unitOfWork);
  const octoUnitOfWork = metrics ? countedUnitOfWork(wholeUnitOfWork, metrics.work) : wholeUnitOfWork;
  const shop = tracing ? tracedShop(createShop(ports), tracing) : createShop(ports);
  return {
    shop,
    ports,
    octo: (deps) => createOcto({ ...deps, shop, ports: { ...ports, read, unitOfWork: octoUnitOfWork } }),
  };
};
