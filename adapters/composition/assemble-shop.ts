import { createShop, type Ports, type Shop } from '@wondercast/core/shop';
import { countedPorts, countedUnitOfWork } from '../metrics/counted-work.ts';
import type { ShopMetrics } from '../metrics/shop-metrics.ts';
import type { OctoDeps } from '../octo/deps.ts';
import { createOcto, type Octo } from '../octo/listener.ts';
import type { OctoStore, OctoUnitOfWork } from '../octo/reservation.ts';
import { originatingUnitOfWork } from '../system/job-origin.ts';
import type { Tracing } from '../system/tracing.ts';
import { tracedShop } from '../tracing/traced.ts';

/** What a shop has, of which a process may have two: what it keeps, and what it asks. */
export interface ShopParts {
  readonly ports: Ports;
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  /** null where nothing is counted. */
  readonly metrics: ShopMetrics | null;
  /** null where nothing is traced. */
  readonly tracing: Tracing | null;
}

export interface AssembledShop {
  readonly shop: Shop;
  /** As the shop uses them: counted, and with the request that caused a job. */
  readonly ports: Ports;
  /** The standard of resellers over this shop. */
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
