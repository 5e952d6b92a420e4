// What the library needs after the first paint only, in one file that is fetched then.
import 'highcharts/esm/modules/accessibility.js';
import 'highcharts/esm/modules/exporting.js';
