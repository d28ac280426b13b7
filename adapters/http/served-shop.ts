import { inContext } from '../system/work-context.ts';
import type { LiveSnapshot } from './from-memory/live-snapshot.ts';

type UseCase = (...given: unknown[]) => unknown;

/** The shop's use cases. One that edits what is served with the catalogue ends once this process serves the edit (decision 053). */
export const servedShop = <Shop extends object>(shop: Shop, live: Pick<LiveSnapshot, 'refresh'>): Shop => {
  const served =
    (useCase: UseCase): UseCase =>
    (...given) => {
      const edits = { catalogue: false };
      const result = inContext({ edits }, () => useCase(...given));
      if (!(result instanceof Promise)) return result;
      return result.then(async (value: unknown) => {
        if (edits.catalogue) await live.refresh();
        return value;
      });
    };
  // Each use case keeps its own type.
  return Object.fromEntries(
    Object.entries(shop).map(([name, useCase]) => [name, served(useCase)]),
  ) as unknown as Shop;
};
