import { escapeHtml } from '@wondercast/core/kernel/escape-html';

const FRAME =
  'position:fixed;inset:0;z-index:2147483000;pointer-events:none;border:3px solid var(--limelight);border-top-width:4px';
const TAG =
  'position:absolute;top:0;left:50%;transform:translateX(-50%);padding:1px 12px 3px;border-radius:0 0 8px 8px;background:var(--limelight);color:var(--ink);font:700 12px/1.4 var(--sans);letter-spacing:.08em;white-space:nowrap';

/** Around every screen of the test shop, in nobody's way. */
export const testFrame = (brand: string): string =>
  `<div role="note" aria-label="Test data" style="${FRAME}"><span style="${TAG}">TEST DATA of ${escapeHtml(brand)}</span></div>`;
