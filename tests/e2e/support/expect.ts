import { expect as patient } from 'playwright/test';
import { PATIENCE_MS } from '../../support/patience.ts';

/** Waits longer than usual before it gives up: a busy machine is slow, not wrong. */
export const expect = patient.configure({ timeout: PATIENCE_MS });
