import { describeWidget } from './suite/widget.ts';
import { describeWidgetLook } from './suite/widget-look.ts';
import { describeWidgetTroubles } from './suite/widget-troubles.ts';

describeWidget();
describeWidgetTroubles();
describeWidgetLook();
