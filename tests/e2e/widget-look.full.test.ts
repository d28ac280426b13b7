import { describeWidgetLook } from './suite/widget-look.ts';

describeWidgetLook();
