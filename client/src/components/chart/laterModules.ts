// What the library needs after the first paint only, in one file that is fetched then.
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import 'highcharts/esm/modules/exporting.js';
import { lightenRedraws } from './lightenRedraws.ts';
import { measureAhead } from './measureAhead.ts';
import { speakLater } from './speakLater.ts';

lightenRedraws(Highcharts);
speakLater(Highcharts);
measureAhead(Highcharts);
