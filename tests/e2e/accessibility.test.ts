import { describeAccessibility } from './suite/accessibility.ts';

describeAccessibility();
