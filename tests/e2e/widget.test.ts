import { describeWidget } from './suite/widget.ts';
import { describeWidgetFile } from './suite/widget-look.ts';

describeWidgetFile();
describeWidget();
