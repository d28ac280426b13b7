import { describeWidgetTroubles } from './suite/widget-troubles.ts';

describeWidgetTroubles();
