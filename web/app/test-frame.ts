import { escapeHtml } from '@wondercast/core/kernel/escape-html';

const FRAME =
  'position:fixed;inset:0;z-index:2147483000;pointer-events:none;border:3px solid var(--limelight);border-top-width:4px';
const TAG =
  'position:absolute;top:50%;right:0;transform:translateY(-50%);writing-mode:vertical-rl;padding:12px 0;border-radius:8px 0 0 8px;background:var(--limelight);color:var(--ink);font:700 11px/15px var(--sans);letter-spacing:.08em;white-space:nowrap';

/** A frame around all screens of the test shop, which covers no content. */
export const testFrame = (brand: string): string =>
  `<div role="note" aria-label="Test data" style="${FRAME}"><span style="${TAG}">TEST DATA of ${escapeHtml(brand)}</span></div>`;
