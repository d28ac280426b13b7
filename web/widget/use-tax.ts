import { useEffect, useState } from 'preact/hooks';
import type { PublicConfig } from '../api/transport/wire.ts';
import { useSurroundings } from './surroundings.ts';

/** The shop's tax settings; null when it charges no tax, and while loading. */
export function useTax(): PublicConfig['tax'] {
  const { shop } = useSurroundings();
  const [tax, setTax] = useState<PublicConfig['tax']>(null);
  useEffect(() => {
    shop.config().then(
      (config) => setTax(config.tax),
      () => undefined,
    );
  }, [shop]);
  return tax;
}
