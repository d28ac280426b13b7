import { describeWidget } from './suite/widget.ts';
import { describeWidgetFile } from './suite/widget-look.ts';
import { describeWidgetTax } from './suite/widget-tax.ts';
import { describeWidgetTimes } from './suite/widget-times.ts';

describeWidgetFile();
describeWidget();
describeWidgetTimes();
describeWidgetTax();
