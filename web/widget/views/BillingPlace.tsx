/** @jsxImportSource preact */
import type { BillingPanelProps } from '../billing/BillingPanel.tsx';
import { billing, loadBilling } from '../billing-file.ts';
import { FilePart } from '../parts/FilePart.tsx';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useLoad } from '../use-load.ts';

/** The customer's place, which decides the tax; only for shops that charge tax. */
export function BillingPlace(told: BillingPanelProps) {
  const [file, again] = useLoad(loadBilling, []);
  if (file.phase === 'failed') return <TroubleNote trouble={file.trouble} onRetry={again} />;
  if (!billing) return null;
  return <FilePart show={(place) => billing?.show(place, told)} hide={(place) => billing?.hide(place)} />;
}
