import type { IntlShape } from 'react-intl';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import { csvFile } from '#client/components/table/file/csvFile.ts';
import { figureTableCsv } from '#client/components/table/file/figureTableCsv.ts';
import { factsLine, fileName, withFacts } from '#client/components/table/file/fileFacts.ts';
import type { FileFacts } from '#client/components/table/file/fileFacts.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import type { ChartHandle } from '../Chart.tsx';
import type { ChartOptions } from '../chartOptions.ts';
import type { ChartFile } from './ChartExportItems.tsx';
import { svgToPng } from './svgToPng.ts';

interface ChartOnFile {
  readonly title: string;
  readonly subject: string | undefined;
  readonly table: FigureTableData;
  readonly facts: FileFacts;
  /** Lines of a picture below the facts. */
  readonly notes: readonly string[];
}

const PICTURE = { width: 1000, height: 480 };

/**
 * Saves a chart as a file created in the browser.
 * @param chart null while the table is shown instead: then only the table can be saved
 * @param buildOptions in plain colours, for a picture
 * @throws when the browser cannot create the picture
 */
export async function saveChart(
  intl: IntlShape,
  kind: ChartFile,
  { title, subject, table, facts, notes }: ChartOnFile,
  chart: ChartHandle | null,
  buildOptions: () => ChartOptions,
): Promise<void> {
  const name = `${fileName(facts, subject === undefined ? title : `${title} ${subject}`)}.${kind}`;
  if (kind === 'csv') {
    saveFile(name, csvFile(withFacts(intl, figureTableCsv(table), facts)));
    return;
  }
  const svg = await chart?.toSvg(buildOptions(), { ...PICTURE, notes: [factsLine(intl, facts), ...notes] });
  if (svg === undefined) return;
  if (kind === 'svg') saveFile(name, new Blob([svg], { type: 'image/svg+xml' }));
  else saveFile(name, await svgToPng(svg, PICTURE.width, PICTURE.height));
}
