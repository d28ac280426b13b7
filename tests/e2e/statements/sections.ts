import { adminBehaviour, adminDashboard, adminErrors, adminNumbers, adminValidation } from './admin.ts';
import { calls } from './calls.ts';
import { behaviour, entities, roles, validation } from './rules.ts';
import {
  checkoutPage,
  experiencePage,
  headerOfEveryPage,
  homePage,
  otherPages,
  profilePage,
  routes,
  signInPage,
  whatItDoes,
} from './screens.ts';
import type { Section } from './statement.ts';
import { errors, numbers } from './words.ts';

/** The specification, statement by statement, and the test that shows each. */
export const SECTIONS: readonly Section[] = [
  whatItDoes,
  routes,
  homePage,
  headerOfEveryPage,
  experiencePage,
  signInPage,
  profilePage,
  checkoutPage,
  otherPages,
  adminDashboard,
  entities,
  behaviour,
  adminBehaviour,
  validation,
  adminValidation,
  roles,
  calls,
  errors,
  adminErrors,
  numbers,
  adminNumbers,
];
