import { expect as patient } from 'playwright/test';

/** Waits longer than usual before it gives up: a busy machine is slow, not wrong. */
export const expect = patient.configure({ timeout: 45_000 });
