// Highcharts modules that are only needed after the first paint, in one chunk.
import 'highcharts/esm/modules/accessibility.js';
import 'highcharts/esm/modules/exporting.js';
