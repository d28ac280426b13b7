import { describeWidget } from './suite/widget.ts';
import { describeWidgetFile } from './suite/widget-look.ts';
import { describeWidgetTroubles } from './suite/widget-troubles.ts';

describeWidgetFile();
describeWidget();
describeWidgetTroubles();
