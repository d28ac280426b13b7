import { useEffect, useState } from 'preact/hooks';
import type { PublicConfig } from '../api/transport/wire.ts';
import { useSurroundings } from './surroundings.ts';

/** What the shop says of tax; null where it says none, and until that is known. */
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
